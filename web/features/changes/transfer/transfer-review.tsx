import { lazy } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import type { Checkout_BillingInfoFragment } from '../../../checkout/fields/checkout-fields.generated';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { PriceQuestion } from '../../../checkout/price/price-question';
import { useExplained } from '../../../checkout/price/use-explained';
import { useFreshPreview } from '../../../checkout/price/use-fresh-preview';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import promises from '../../../checkout/promises.module.css';
import { SubmitButton } from '../../../checkout/submit-button';
import { useCheckout } from '../../../checkout/use-checkout';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../../checkout/use-finished-order';
import { ReviewPage } from '../review/review-page';
import { ReviewSummary } from '../review/review-summary';
import { OrderSummary } from './order-summary';
import { AcceptTransferDocument, type Transfer_PreviewFragment } from './transfer.generated';
import { transferAmounts } from './transfer-amounts';
import { TRANSFER_TITLE } from './transfer-title';

const TransferChanged = lazy(() =>
  import('./transfer-changed').then((module) => ({ default: module.TransferChanged })),
);

export interface TransferProps {
  subscriptionId: string;
  price: Transfer_PreviewFragment;
  preview: PricePreview<Transfer_PreviewFragment>;
  session: CheckoutSession<Transfer_PreviewFragment>;
}

interface TransferReviewProps extends TransferProps {
  viewer: { id: string; billingInfo: Checkout_BillingInfoFragment | null };
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is taken over, what it will cost and when, and the card that renewals are billed to (XFER-10, D-77). */
export function TransferReview(props: TransferReviewProps) {
  const { subscriptionId, price, preview, session, viewer, isRetrying, onRetry } = props;
  const checkout = useCheckout({
    ...{ session, preview },
    mutation: AcceptTransferDocument,
    order: { isPaid: true, input: (terms, payment) => ({ ...terms, subscriptionId, payment }) },
    isLicenseeAsked: false,
    onPriceChanged: onRetry,
  });
  const { attempt } = checkout;
  useFreshPreview(preview, attempt);
  useFinishedOrder(attempt, viewer.id);
  const amounts = transferAmounts(price.lines);
  const keys = amounts.filter(({ steps }) => steps.length > 0).map(({ key }) => key);
  const explained = useExplained(keys);
  const { dueDate } = price;
  const totalLabel = dueDate === null ? 'Total Due' : `Total Due ${formatDate(dueDate)}`;
  return (
    <ReviewPage
      title={TRANSFER_TITLE}
      totalLabel={totalLabel}
      preview={preview}
      isLocked={isInFlight(attempt)}
      onSubmit={checkout.buy}
      summary={
        <ReviewSummary
          totalLabel={totalLabel}
          preview={preview}
          parts={[]}
          explained={keys.length > 0 ? explained : null}
          note={<p>{noteOn(dueDate)}</p>}
          notice={
            <>
              {preview.status === 'failed' && <PriceFailed preview={preview} />}
              <AttemptNotice attempt={attempt} />
            </>
          }
          submit={<SubmitButton checkout={checkout} />}
        >
          <p className={promises['promises']}>{message.secureBadge}</p>
        </ReviewSummary>
      }
    >
      <OrderSummary {...{ price, amounts, explained }} isStale={preview.status !== 'ready'} />
      <CheckoutFields
        {...{ session, isRetrying, onRetry }}
        billingInfo={viewer.billingInfo}
        isLicenseeAsked={false}
      />
      <PriceQuestion checkout={checkout} dialog={TransferChanged} />
    </ReviewPage>
  );
}

function noteOn(dueDate: string | null): string {
  return dueDate === null
    ? 'Nothing is charged today, and the subscription does not renew.'
    : 'Nothing is charged today. Your card is charged when the subscription renews.';
}
