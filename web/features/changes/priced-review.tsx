import { lazy } from 'react';
import { isInFlight } from '../../checkout/attempt/attempt';
import { AttemptNotice } from '../../checkout/attempt/attempt-notice';
import { CheckoutFields } from '../../checkout/fields/checkout-fields';
import type { Checkout_BillingInfoFragment } from '../../checkout/fields/checkout-fields.generated';
import { PriceFailed } from '../../checkout/price/price-failed';
import { PriceQuestion } from '../../checkout/price/price-question';
import { useExplained } from '../../checkout/price/use-explained';
import type { PricePreview } from '../../checkout/price/use-price-preview';
import { Promises } from '../../checkout/promises';
import { SubmitButton } from '../../checkout/submit-button';
import type { Checkout } from '../../checkout/use-checkout';
import type { CheckoutSession } from '../../checkout/use-checkout-session';
import type { ChangeKind, PricedChange } from './change-kind';
import { TITLE } from './change-title';
import { changeNotes } from './review/change-notes';
import { ChangedGroup } from './review/changed-group';
import { groupAmounts } from './review/group-amounts';
import { ReviewPage } from './review/review-page';
import { ReviewSummary } from './review/review-summary';
import { SkippedSeats } from './review/skipped-seats';

const ChangePriceChanged = lazy(() =>
  import('./review/change-price-changed').then((module) => ({ default: module.ChangePriceChanged })),
);

interface PricedReviewProps<Change> {
  kind: ChangeKind<Change>;
  change: Change;
  preview: PricePreview<PricedChange>;
  price: PricedChange;
  session: CheckoutSession<PricedChange>;
  checkout: Checkout<PricedChange>;
  billingInfo: Checkout_BillingInfoFragment | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What becomes of the seats of every group and what it costs; how to pay, only if something is paid (EDIT-09). */
export function PricedReview<Change>(props: PricedReviewProps<Change>) {
  const { kind, change, preview, price, session, checkout, billingInfo, isRetrying, onRetry } = props;
  const amounts = price.groups.map(groupAmounts);
  const explainable = amounts.flat().filter(({ steps }) => steps.length > 0);
  const explained = useExplained(explainable.map(({ key }) => key));
  return (
    <ReviewPage
      title={TITLE}
      preview={preview}
      isLocked={isInFlight(checkout.attempt)}
      onSubmit={checkout.buy}
      summary={
        <ReviewSummary
          preview={preview}
          parts={price.groups.map(({ number, total }) => ({ name: `Group ${number}`, total }))}
          explained={explainable.length > 0 ? explained : null}
          note={changeNotes(price).map((text) => <p key={text}>{text}</p>)}
          notice={
            <>
              {preview.status === 'failed' && <PriceFailed preview={preview} />}
              <AttemptNotice attempt={checkout.attempt} />
            </>
          }
          submit={<SubmitButton checkout={checkout} />}
        >
          {price.isPaid && <Promises />}
        </ReviewSummary>
      }
    >
      {price.groups.map((group, index) => (
        <ChangedGroup
          // Rows that were paged to are those of this price alone.
          key={`${price.previewId} ${group.subscriptionId}`}
          {...{ kind, change, group, explained }}
          hasPrices={price.isPaid}
          amounts={amounts[index] ?? []}
        />
      ))}
      <SkippedSeats skipped={price.skipped} />
      {price.isPaid && (
        <CheckoutFields {...{ session, billingInfo, isRetrying, onRetry }} isLicenseeAsked={false} />
      )}
      <PriceQuestion checkout={checkout} dialog={ChangePriceChanged} />
    </ReviewPage>
  );
}
