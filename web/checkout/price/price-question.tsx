import type { ReactNode } from 'react';
import { focusSummary } from '../checkout-layout';
import type { Checkout } from '../use-checkout';
import type { Price } from './price';

export interface PriceQuestionDialogProps<Shown extends Price> {
  before: Shown;
  after: Shown;
  onAccept: () => void;
  onClose: () => void;
}

interface PriceQuestionProps<Shown extends Price> {
  checkout: Checkout<Shown>;
  children: (asked: PriceQuestionDialogProps<Shown>) => ReactNode;
}

export function PriceQuestion<Shown extends Price>({ checkout, children }: PriceQuestionProps<Shown>) {
  const { attempt } = checkout;
  const notice = attempt.phase === 'open' ? attempt.notice : null;
  if (notice?.kind !== 'priceChanged') return null;

  function close() {
    checkout.dismiss();
    focusSummary();
  }

  return children({
    before: notice.shown,
    after: notice.now,
    onAccept: () => checkout.buyAt(notice.now),
    onClose: close,
  });
}
