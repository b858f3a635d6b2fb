import { routes } from '../../../app/paths';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { CheckingOrder } from '../../../checkout/attempt/checking-order';
import { useFreshPreview } from '../../../checkout/price/use-fresh-preview';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { useCheckout } from '../../../checkout/use-checkout';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../../checkout/use-finished-order';
import { BackToManage } from '../back-to-manage';
import type { ChangePageQuery } from '../change-page.generated';
import {
  BuyUpgradeDocument,
  type Upgrade_PriceFragment,
  UpgradePriceDocument,
} from './perpetual-upgrade.generated';
import { PricedUpgrade } from './priced-upgrade';
import { UnpricedUpgrade } from './unpriced-upgrade';

interface UpgradeReviewProps {
  viewer: NonNullable<ChangePageQuery['viewer']>;
  /** The selected licenses; none after a reload (D-142). */
  seatIds: readonly string[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** From the selected licenses to the order that upgrades them. With nothing to upgrade, the way back. */
export function UpgradeReview({ viewer, seatIds, isRetrying, onRetry }: UpgradeReviewProps) {
  const selected = seatIds.length > 0 ? { seatIds: [...seatIds] } : null;
  const preview = usePricePreview(UpgradePriceDocument, selected);
  const session = useCheckoutSession<Upgrade_PriceFragment>(viewer, {
    page: routes.perpetualUpgrade,
    search: '',
  });
  const { attempt } = session.order;
  const checkout = useCheckout({
    ...{ session, preview },
    mutation: BuyUpgradeDocument,
    order: selected && {
      isPaid: true,
      input: (terms, payment) => ({ ...terms, ...selected, payment }),
    },
    isLicenseeAsked: false,
    onPriceChanged: onRetry,
  });
  useFreshPreview(preview, attempt);
  useFinishedOrder(attempt, viewer.id);

  const hasNothing = preview.status === 'empty' || preview.status === 'refused';
  if (hasNothing && !isInFlight(attempt)) return <BackToManage preview={preview} attempt={attempt} />;
  return (
    <>
      {preview.price && selected ? (
        <PricedUpgrade
          {...{ preview, session, checkout, isRetrying, onRetry }}
          price={preview.price}
          billingInfo={viewer.billingInfo}
        />
      ) : (
        <UnpricedUpgrade preview={preview} rows={Math.max(seatIds.length, 1)} />
      )}
      <CheckingOrder session={session} />
    </>
  );
}
