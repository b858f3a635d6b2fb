import { lazy, Suspense } from 'react';
import type { Checkout } from '../use-checkout';

const CheckingDialog = lazy(() =>
  import('./checking-dialog').then((module) => ({ default: module.CheckingDialog })),
);
const PriceChangedDialog = lazy(() =>
  import('./price-changed-dialog').then((module) => ({ default: module.PriceChangedDialog })),
);

/** What stands over the page while an order needs an answer first: the vendor's, or the customer's. */
export function OrderDialogs({ checkout }: { checkout: Checkout }) {
  const { attempt } = checkout;
  const notice = attempt.phase === 'open' ? attempt.notice : null;
  return (
    <Suspense fallback={null}>
      {attempt.phase === 'checking' && <CheckingDialog isLong={checkout.isCheckingLong} />}
      {notice?.kind === 'priceChanged' && (
        <PriceChangedDialog
          shownTotal={notice.shownTotal}
          newTotal={notice.cart.total}
          onAccept={() => checkout.buyAt(notice.cart)}
          onClose={checkout.dismiss}
        />
      )}
    </Suspense>
  );
}
