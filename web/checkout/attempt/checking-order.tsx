import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import type { Price } from '../price/price';
import type { CheckoutSession } from '../use-checkout-session';
import { ORDER_WORDS } from './order-words';

const CheckingDialog = lazyPart(async () => (await import('./checking-dialog')).CheckingDialog);

export function CheckingOrder<Shown extends Price>({ session }: { session: CheckoutSession<Shown> }) {
  if (session.order.attempt.phase !== 'checking') return null;
  return (
    <Suspense fallback={null}>
      <CheckingDialog words={ORDER_WORDS[session.kind]} isLong={session.isCheckingLong} />
    </Suspense>
  );
}
