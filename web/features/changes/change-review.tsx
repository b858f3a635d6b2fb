import { useLocation } from 'react-router-dom';
import { isInFlight } from '../../checkout/attempt/attempt';
import { CheckingOrder } from '../../checkout/attempt/checking-order';
import { useFreshPreview } from '../../checkout/price/use-fresh-preview';
import { usePricePreview } from '../../checkout/price/use-price-preview';
import { useCheckout } from '../../checkout/use-checkout';
import { useCheckoutSession } from '../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../checkout/use-finished-order';
import type { Order } from '../../checkout/use-submit-order';
import { BackToManage } from './back-to-manage';
import type { ChangeKind, ChangeOrder, PricedChange } from './change-kind';
import type { ChangePageQuery } from './change-page.generated';
import type { ChangeTarget } from './change-query';
import { PricedReview } from './priced-review';
import { UnpricedReview } from './unpriced-review';

interface ChangeReviewProps<Change> {
  viewer: NonNullable<ChangePageQuery['viewer']>;
  kind: ChangeKind<Change>;
  change: Change | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** From what is to be changed to the order that changes it. With nothing to change, the way back. */
export function ChangeReview<Change extends ChangeTarget>(props: ChangeReviewProps<Change>) {
  const { viewer, kind, change, isRetrying, onRetry } = props;
  const { search } = useLocation();
  const preview = usePricePreview(kind.preview, change && { change });
  const { price } = preview;
  const session = useCheckoutSession<PricedChange>(
    viewer,
    { page: kind.page, search },
    { isPaid: price?.isPaid ?? false },
  );
  const { attempt } = session.order;
  const checkout = useCheckout({
    ...{ session, preview },
    mutation: kind.order,
    order: change && orderOf(change, price?.isPaid ?? false),
    isLicenseeAsked: false,
    onPriceChanged: onRetry,
  });
  useFreshPreview(preview, attempt);
  useFinishedOrder(attempt, viewer.id);

  const hasNothing = preview.status === 'empty' || preview.status === 'refused';
  if (hasNothing && !isInFlight(attempt)) return <BackToManage preview={preview} attempt={attempt} />;
  return (
    <>
      {price && change ? (
        <PricedReview
          {...{ kind, change, preview, price, session, checkout, isRetrying, onRetry }}
          billingInfo={viewer.billingInfo}
        />
      ) : (
        <UnpricedReview preview={preview} rows={change?.seatIds.length ?? 1} />
      )}
      <CheckingOrder session={session} />
    </>
  );
}

function orderOf<Change>(change: Change, isPaid: boolean): Order<ChangeOrder<Change>> {
  return isPaid
    ? { isPaid, input: (terms, payment) => ({ ...terms, change, payment }) }
    : { isPaid, input: (terms) => ({ ...terms, change, payment: null }) };
}
