import { lazy } from 'react';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import { PriceQuestion } from '../../../checkout/price/price-question';
import { useExplained } from '../../../checkout/price/use-explained';
import { useFreshPreview } from '../../../checkout/price/use-fresh-preview';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { useCheckout } from '../../../checkout/use-checkout';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import { TITLE } from '../change-title';
import { useGroupQuery } from '../group-query';
import { ReviewPage } from '../review/review-page';
import { renewAmounts } from './renew-amounts';
import type { RenewCheckoutProps } from './renew-checkout';
import { RenewGroupCard } from './renew-group-card';
import type { Renew_GroupFragment } from './renew-page.generated';
import { type RenewPrice_RenewalFragment, RenewPriceDocument } from './renew-price.generated';
import { RenewSummary } from './renew-summary';
import { renewDocument, renewTotalLabel } from './renew-way';
import { useSeatChoice } from './seat-choice';

const RenewPriceChanged = lazy(() =>
  import('./renew-price-changed').then((module) => ({ default: module.RenewPriceChanged })),
);

interface RenewFormProps extends RenewCheckoutProps {
  group: Renew_GroupFragment;
  session: CheckoutSession<RenewPrice_RenewalFragment>;
}

/** Which seats go on and for how long, what that costs, and who pays (PO-01, PO-02, PO-10). */
export function RenewForm({ group, session, viewer, isAutoRenew, isRetrying, onRetry }: RenewFormProps) {
  const { term, setTerm } = useGroupQuery();
  const choice = useSeatChoice(group.seats.ids);
  const renewal = { subscriptionId: group.id, seatIds: choice.seatIds, newTerm: term };
  const preview = usePricePreview(RenewPriceDocument, { renewal, isAutoRenew });
  const checkout = useCheckout({
    ...{ session, preview },
    mutation: renewDocument(group.kind, isAutoRenew),
    order: { isPaid: true, input: (terms, payment) => ({ ...terms, renewal, payment }) },
    isLicenseeAsked: false,
    onPriceChanged: onRetry,
  });
  useFreshPreview(preview, checkout.attempt);
  const amounts = renewAmounts(preview.price?.lines ?? []);
  const explainable = amounts.filter(({ steps }) => steps.length > 0);
  const explained = useExplained(explainable.map(({ key }) => key));
  return (
    <>
      <ReviewPage
        title={TITLE}
        totalLabel={renewTotalLabel(isAutoRenew)}
        preview={preview}
        isLocked={isInFlight(checkout.attempt)}
        onSubmit={checkout.buy}
        summary={
          <RenewSummary
            {...{ preview, checkout, isAutoRenew, amounts, explained }}
            isExplained={explainable.length > 0}
          />
        }
      >
        <RenewGroupCard {...{ group, choice, preview, isAutoRenew, term }} onTerm={setTerm} />
        <CheckoutFields
          {...{ session, isRetrying, onRetry }}
          billingInfo={viewer.billingInfo}
          isLicenseeAsked={false}
        />
      </ReviewPage>
      <PriceQuestion checkout={checkout} dialog={RenewPriceChanged} />
    </>
  );
}
