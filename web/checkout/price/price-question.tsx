import { lazyOverlay } from '../../ui/lazy-part';
import { focusSummary } from '../checkout-layout';
import type { Checkout } from '../use-checkout';
import type { PriceChange } from './changes-dialog';
import type { Price } from './price';

const PriceChangedDialog = lazyOverlay(async () => (await import('./changes-dialog')).PriceChangedDialog);

interface PriceQuestionProps<Shown extends Price> {
  checkout: Checkout<Shown>;
  changes: (before: Shown, after: Shown) => readonly PriceChange[];
  backLabel: string | null;
}

export function PriceQuestion<Shown extends Price>(props: PriceQuestionProps<Shown>) {
  const { checkout, changes, backLabel } = props;
  const { attempt } = checkout;
  const notice = attempt.phase === 'open' ? attempt.notice : null;
  if (notice?.kind !== 'priceChanged') return null;

  function close() {
    checkout.dismiss();
    focusSummary();
  }

  return (
    <PriceChangedDialog
      before={notice.shown}
      after={notice.now}
      changes={changes(notice.shown, notice.now)}
      backLabel={backLabel}
      onAccept={() => checkout.buyAt(notice.now)}
      onClose={close}
    />
  );
}
