import type { ReviewAmount } from '../review/review-amounts';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';

/** Every amount of the renewal: its prices, each followed by what a coupon takes off it (PO-10, COUP-11). */
export function renewAmounts(lines: RenewPrice_RenewalFragment['lines']): ReviewAmount[] {
  return lines.flatMap(({ productCode, derivation }) =>
    derivation.map(({ label, explanation, amount }, index) => ({
      key: `${productCode} ${index}`,
      label,
      word: null,
      amount,
      steps: explanation === null ? [] : [{ label: explanation, explanation: null, amount }],
    })),
  );
}
