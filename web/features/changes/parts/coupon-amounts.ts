import { sumCents, toDecimalString } from '#domain/money/cents';
import { cents } from '../../../checkout/price/price';
import { type AmountStep, type DerivedLine, type ReviewAmount, stepsOf } from './amounts';

interface DiscountedLine extends DerivedLine {
  appliedCoupons: readonly { couponId: string; label: string }[];
}

/** One amount per coupon across all lines (COUP-11). */
export function couponAmounts(prefix: string, lines: readonly DiscountedLine[]): ReviewAmount[] {
  const coupons = new Map<string, AmountStep[]>();
  for (const line of lines) {
    const steps = stepsOf([line], ['COUPON'], lines.length > 1);
    // Steps and coupons of a line are in the same order.
    line.appliedCoupons.forEach(({ couponId }, index) => {
      const step = steps[index];
      if (step) coupons.set(couponId, [...(coupons.get(couponId) ?? []), step]);
    });
  }
  return [...coupons].map(([couponId, steps]) => ({
    key: `${prefix} ${couponId}`,
    label: couponLabel(lines, couponId),
    word: null,
    amount: toDecimalString(sumCents(steps.map(({ amount }) => cents(amount)))),
    steps: steps.filter(({ explanation }) => explanation !== null),
  }));
}

function couponLabel(lines: readonly DiscountedLine[], couponId: string): string {
  const applied = lines.flatMap(({ appliedCoupons }) => appliedCoupons);
  return applied.find((coupon) => coupon.couponId === couponId)?.label ?? 'Coupon';
}
