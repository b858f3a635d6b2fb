import { lazy, Suspense } from 'react';
import type { Price } from '../price/price';
import type { CheckoutSession } from '../use-checkout-session';
import { ORDER_WORDS } from './order-words';

const CheckingDialog = lazy(() =>
  import('./checking-dialog').then((module) => ({ default: module.CheckingDialog })),
);

/** Over the page while an order needs an answer of the vendor's first, whatever else is shown. */
export function CheckingOrder<Shown extends Price>({ session }: { session: CheckoutSession<Shown> }) {
  if (session.order.attempt.phase !== 'checking') return null;
  return (
    <Suspense fallback={null}>
      <CheckingDialog words={ORDER_WORDS[session.kind]} isLong={session.isCheckingLong} />
    </Suspense>
  );
}
