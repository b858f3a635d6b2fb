import { type Cents, timesQuantity } from '../money/cents';
import { formatUsd } from '../money/format-usd';
import type { TermCode } from '../terms/term-code';
import type { AppliedCoupon } from './allocate-coupons';
import type { Coupon } from './coupon';
import { discountedYears } from './coupon-discount';
import { adjustmentWord, type Proration } from './proration';

export type DerivationKind = 'LIST_PRICE' | 'CREDIT' | 'ADJUSTMENT' | 'COUPON';

/** One step on the way to a line's total. */
export interface DerivationStep {
  kind: DerivationKind;
  /** `Axure RP Team × 2`, `Credit`, `Coupon, 20 %`. */
  label: string;
  /** The arithmetic in words; null when the label says all. */
  explanation: string | null;
  quantity: number;
  /** Signed like `amount`, which is `perItem × quantity`. */
  perItem: Cents;
  amount: Cents;
}

interface LineFacts {
  product: string;
  quantity: number;
  price: Cents;
  /** Per item; positive lowers the price. */
  adjustment: Cents;
  /** Null when nothing is pro-rated. */
  proration: Proration | null;
  term: TermCode;
  appliedCoupons: readonly AppliedCoupon[];
}

/** How a line's total came about: its list price, what proration changes, every coupon; the amounts add up to it. */
export function deriveLine(line: LineFacts, coupons: readonly Coupon[]): DerivationStep[] {
  const steps = [listPriceStep(line)];
  if (line.proration) steps.push(prorationStep(line, line.proration));
  for (const applied of line.appliedCoupons) {
    const coupon = coupons.find(({ id }) => id === applied.couponId);
    if (coupon) steps.push(couponStep(line, applied, coupon));
  }
  return steps;
}

function listPriceStep({ product, quantity, price }: LineFacts): DerivationStep {
  const explanation = quantity === 1 ? null : `${formatUsd(price)} × ${quantity}`;
  return step('LIST_PRICE', `${product} × ${quantity}`, explanation, quantity, price);
}

function prorationStep(line: LineFacts, { elapsedDays, totalDays }: Proration): DerivationStep {
  const { price, adjustment, quantity } = line;
  const isCredit = adjustmentWord(adjustment) === 'credit';
  const days = `${Math.abs(elapsedDays)} of ${totalDays} days`;
  const reason = elapsedDays >= 0 ? 'already passed' : 'before the group starts';
  const each = eachTimes(Math.abs(adjustment), quantity);
  return step(
    isCredit ? 'CREDIT' : 'ADJUSTMENT',
    isCredit ? 'Credit' : 'Adjustment',
    `${formatUsd(price)} × ${days} ${reason} = ${each}`,
    quantity,
    adjustment === 0 ? 0 : -adjustment,
  );
}

function couponStep(line: LineFacts, applied: AppliedCoupon, coupon: Coupon): DerivationStep {
  const { qty, discPerItem, description } = applied;
  const base = baseText(line.price - line.adjustment, discountedYears(coupon, line.term));
  const each = eachTimes(discPerItem, qty);
  const isPercent = coupon.type === 'PERCENT';
  const rate = isPercent ? percentText(coupon.amountHundredths) : formatUsd(coupon.amountHundredths);
  return step(
    'COUPON',
    isPercent ? `Coupon, ${rate}` : `Coupon, ${rate} each`,
    `${description}: ${base} ${isPercent ? '×' : '−'} ${rate} = ${each}`,
    qty,
    -discPerItem,
  );
}

function step(
  kind: DerivationKind,
  label: string,
  explanation: string | null,
  quantity: number,
  perItem: Cents,
): DerivationStep {
  return { kind, label, explanation, quantity, perItem, amount: timesQuantity(perItem, quantity) };
}

function eachTimes(each: Cents, quantity: number): string {
  return quantity === 1 ? `${formatUsd(each)} each` : `${formatUsd(each)} each, × ${quantity}`;
}

function baseText(base: Cents, years: number): string {
  return years === 1 ? formatUsd(base) : `first of ${years} years of ${formatUsd(base)}`;
}

function percentText(hundredths: number): string {
  return `${hundredths / 100} %`;
}
