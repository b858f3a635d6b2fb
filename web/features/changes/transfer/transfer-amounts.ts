import type { ReviewAmount } from '../review/review-amounts';
import type { Transfer_PreviewFragment } from './transfer.generated';

/** What the next renewal adds up from, a line per licence and term, each with its steps. */
export function transferAmounts(lines: Transfer_PreviewFragment['lines']): ReviewAmount[] {
  return lines.map(({ productCode, product, quantity, total, derivation }) => ({
    key: String(productCode),
    label: derivation[0]?.label ?? `${product} × ${quantity}`,
    word: null,
    amount: total,
    steps: derivation.length > 1 ? derivation : [],
  }));
}
