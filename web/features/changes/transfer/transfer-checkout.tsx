import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../app/paths';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { CheckingOrder } from '../../../checkout/attempt/checking-order';
import type { Checkout_BillingInfoFragment } from '../../../checkout/fields/checkout-fields.generated';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { FailedPage } from '../../../ui/failed-page';
import { BackToManage } from '../back-to-manage';
import { ReviewSkeleton } from '../review/review-skeleton';
import { AutomaticTransfer } from './automatic-transfer';
import { type Transfer_PreviewFragment, TransferPriceDocument } from './transfer.generated';
import { TransferReview } from './transfer-review';
import { TRANSFER_TITLE } from './transfer-title';

interface TransferCheckoutProps {
  subscriptionId: string;
  viewer: { id: string; billingInfo: Checkout_BillingInfoFragment | null };
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is taken over, and the attempt to do so, which outlives a reload; what is not offered leads back to the products (NAV-28). */
export function TransferCheckout({ subscriptionId, viewer, isRetrying, onRetry }: TransferCheckoutProps) {
  const { search } = useLocation();
  const preview = usePricePreview(TransferPriceDocument, { subscriptionId });
  // What was shown stays, although once it is taken over it is not offered any more.
  const [shown, setShown] = useState<Transfer_PreviewFragment | null>(null);
  const price = preview.price ?? shown;
  if (preview.price !== null && preview.price !== shown) setShown(preview.price);
  const session = useCheckoutSession<Transfer_PreviewFragment>(
    viewer,
    { page: routes.transfer, search },
    { isPaid: price?.needsCard ?? false },
  );
  const { attempt } = session.order;
  const transfer = { subscriptionId, preview, session };

  if (preview.status === 'refused' && !isInFlight(attempt)) return <BackToManage {...{ preview, attempt }} />;
  if (price === null) {
    return preview.status === 'failed' ? (
      <FailedPage
        title={TRANSFER_TITLE}
        what="The subscription could not be loaded."
        onRetry={preview.retry}
        isRetrying={preview.isRetrying}
      />
    ) : (
      <ReviewSkeleton title={TRANSFER_TITLE} rows={3} />
    );
  }
  return (
    <>
      {price.needsCard ? (
        <TransferReview {...transfer} {...{ price, viewer, isRetrying, onRetry }} />
      ) : (
        <AutomaticTransfer {...transfer} {...{ price }} viewerId={viewer.id} />
      )}
      <CheckingOrder session={session} />
    </>
  );
}
