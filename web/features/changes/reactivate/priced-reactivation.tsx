import { lazy } from 'react';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import type { Checkout_BillingInfoFragment } from '../../../checkout/fields/checkout-fields.generated';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { PriceQuestion } from '../../../checkout/price/price-question';
import { useExplained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { SubmitButton } from '../../../checkout/submit-button';
import type { Checkout } from '../../../checkout/use-checkout';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import type { Term } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import { DateText } from '../../../ui/date-text';
import stale from '../../../ui/stale.module.css';
import { ReviewAmounts } from '../review/review-amounts';
import { ReviewPage } from '../review/review-page';
import { ReviewSummary } from '../review/review-summary';
import type { Reactivation_CartFragment, Reactivation_SubscriptionFragment } from './reactivate.generated';
import { ReactivatedGroup } from './reactivated-group';
import classes from './reactivated-group.module.css';
import { reactivationAmounts } from './reactivation-amounts';
import type { ReactivationChoice } from './reactivation-choice';

const ReactivationPriceChanged = lazy(() =>
  import('./reactivation-price-changed').then((module) => ({ default: module.ReactivationPriceChanged })),
);

interface PricedReactivationProps {
  title: string;
  ended: Reactivation_SubscriptionFragment;
  choice: ReactivationChoice;
  term: Term;
  onTerm: (term: Term) => void;
  preview: PricePreview<Reactivation_CartFragment>;
  session: CheckoutSession<Reactivation_CartFragment>;
  checkout: Checkout<Reactivation_CartFragment>;
  billingInfo: Checkout_BillingInfoFragment | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What comes back, what it costs, and how it is paid (REAC-04, REAC-06). */
export function PricedReactivation(props: PricedReactivationProps) {
  const { title, ended, choice, term, onTerm, preview, session, checkout } = props;
  const { billingInfo, isRetrying, onRetry } = props;
  const { price, status } = preview;
  const amounts = price ? reactivationAmounts(price) : [];
  const keys = amounts.filter(({ steps }) => steps.length > 0).map(({ key }) => key);
  const explained = useExplained(keys);
  return (
    <ReviewPage
      {...{ title, preview }}
      isLocked={isInFlight(checkout.attempt)}
      onSubmit={checkout.buy}
      summary={
        <ReviewSummary
          preview={preview}
          parts={[]}
          explained={keys.length > 0 ? explained : null}
          note={price && <NextBilled price={price} />}
          notice={
            <>
              {status === 'failed' && <PriceFailed preview={preview} />}
              {status === 'refused' && (
                <p className={classes['error']} role="alert">
                  {preview.messages.join(' ')}
                </p>
              )}
              <AttemptNotice attempt={checkout.attempt} />
            </>
          }
          submit={<SubmitButton checkout={checkout} />}
        >
          <Promises />
        </ReviewSummary>
      }
    >
      <ReactivatedGroup {...{ ended, choice, term, onTerm }} isCartMissing={checkout.isCartMissing} />
      {amounts.length > 0 && (
        <Card title="Price" flush>
          <div className={status === 'ready' ? undefined : stale['stale']}>
            <ReviewAmounts amounts={amounts} explained={explained} />
          </div>
        </Card>
      )}
      <CheckoutFields {...{ session, billingInfo, isRetrying, onRetry }} isLicenseeAsked={false} />
      <PriceQuestion checkout={checkout} dialog={ReactivationPriceChanged} />
    </ReviewPage>
  );
}

function NextBilled({ price }: { price: Reactivation_CartFragment }) {
  return (
    <p>
      {price.termName}
      {price.coTerm && `, with ${price.coTerm.name}`}; next billed on{' '}
      <DateText date={price.nextBillingDate} />.
    </p>
  );
}
