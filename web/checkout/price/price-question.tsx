import { type ComponentType, Suspense } from 'react';
import type { Checkout } from '../use-checkout';
import type { Price } from './price';

export interface PriceAnswer<Shown extends Price> {
  /** The price that was shown. */
  before: Shown;
  /** The price of now. */
  after: Shown;
  onAccept: () => void;
  onClose: () => void;
}

interface PriceQuestionProps<Shown extends Price> {
  checkout: Checkout<Shown>;
  /** Says what changed, with `PriceChangedDialog`. */
  dialog: ComponentType<PriceAnswer<Shown>>;
}

/** Over the page while an order needs an answer of the customer's: whether it still holds at the price of now. */
export function PriceQuestion<Shown extends Price>({
  checkout,
  dialog: ChangedDialog,
}: PriceQuestionProps<Shown>) {
  const { attempt } = checkout;
  const notice = attempt.phase === 'open' ? attempt.notice : null;
  if (notice?.kind !== 'priceChanged') return null;
  return (
    <Suspense fallback={null}>
      <ChangedDialog
        before={notice.shown}
        after={notice.now}
        onAccept={() => checkout.buyAt(notice.now)}
        onClose={checkout.dismiss}
      />
    </Suspense>
  );
}
