import { type Cents, timesQuantity } from '../../money/cents';
import { formatUsd, roundingText } from '../../money/format-usd';
import type { TermCode } from '../../terms/term-code';
import { countText, timesText } from '../../text/counts';
import { isolated } from '../../text/plain-text';
import type { AppliedCoupon } from '../coupons/allocate-coupons';
import { type Coupon, discountLabel } from '../coupons/coupon';
import { discountedYears } from '../coupons/coupon-discount';
import { adjustmentWord, type Proration } from './proration';

type DerivationKind = 'LIST_PRICE' | 'CREDIT' | 'ADJUSTMENT' | 'COUPON';

export interface DerivationStep {
  kind: DerivationKind;
  /** `Axure RP Team × 2`, `Credit`, `Spring offer, 20%`, `GOV coupon, 20%`. */
  label: string;
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
  adjustment: Cents;
  proration: Proration | null;
  term: TermCode;
  appliedCoupons: readonly AppliedCoupon[];
}

/** Returns the steps of a line's total: list price, proration and coupons; the amounts add up to it. */
export function deriveLine(line: LineFacts, coupons: readonly Coupon[]): DerivationStep[] {
  return [
    listPriceStep(line),
    ...(line.proration ? [prorationStep(line, line.proration)] : []),
    ...couponSteps(line, coupons),
  ];
}

export function listPriceStep({
  product,
  quantity,
  price,
}: Pick<LineFacts, 'product' | 'quantity' | 'price'>): DerivationStep {
  const explanation = quantity === 1 ? null : timesText(formatUsd(price), quantity);
  return step('LIST_PRICE', timesText(product, quantity), explanation, quantity, price);
}

function prorationStep(line: LineFacts, { elapsedDays, totalDays }: Proration): DerivationStep {
  const { price, adjustment, quantity } = line;
  const isCredit = adjustmentWord(adjustment) === 'credit';
  const days = Math.abs(elapsedDays);
  const reason = elapsedDays >= 0 ? 'already passed' : 'before the group starts';
  const each = roundingText(BigInt(price) * BigInt(days), BigInt(totalDays));
  return step(
    isCredit ? 'CREDIT' : 'ADJUSTMENT',
    isCredit ? 'Credit' : 'Adjustment',
    `${formatUsd(price)} × ${countText(days)} of ${countText(totalDays)} days ${reason} = ${eachTimes(each, quantity)}`,
    quantity,
    adjustment === 0 ? 0 : -adjustment,
  );
}

export function couponSteps(line: LineFacts, coupons: readonly Coupon[]): DerivationStep[] {
  return line.appliedCoupons.flatMap((applied) => {
    const coupon = coupons.find(({ id }) => id === applied.couponId);
    return coupon ? [couponStep(line, applied, coupon)] : [];
  });
}

function couponStep(line: LineFacts, applied: AppliedCoupon, coupon: Coupon): DerivationStep {
  const { qty, discPerItem, description } = applied;
  const years = discountedYears(coupon, line.term);
  const base = line.price - line.adjustment;
  const { rate, sign, name } = rateOf(coupon);
  const each = discountText(base, applied, coupon, years);
  return step(
    'COUPON',
    nameWithRate(couponName(description), name),
    `${isolated(description)}: ${baseText(base, years, coupon)} ${sign} ${rate} = ${eachTimes(each, qty)}`,
    qty,
    -discPerItem,
  );
}

function nameWithRate(name: string, rate: string): string {
  return name.includes(rate) ? name : `${name}, ${rate}`;
}

function rateOf({ type, amountHundredths }: Coupon): { rate: string; sign: string; name: string } {
  switch (type) {
    case 'PERCENT': {
      const rate = percentText(amountHundredths);
      return { rate, sign: '×', name: rate };
    }
    case 'FIXED': {
      const rate = formatUsd(amountHundredths);
      return { rate, sign: '−', name: `${rate} each` };
    }
    case 'OTHER':
      throw new RangeError('A coupon of an unknown type takes nothing off.');
  }
}

function couponName(description: string): string {
  const label = discountLabel(description);
  if (label !== null) return `${label} coupon`;
  return description === '' ? 'Coupon' : isolated(description);
}

function discountText(base: Cents, { discPerItem }: AppliedCoupon, coupon: Coupon, years: number): string {
  const { type, amountHundredths } = coupon;
  const atMost = `at most ${formatUsd(discPerItem)}`;
  switch (type) {
    case 'PERCENT':
      return amountHundredths > 100_00
        ? atMost
        : roundingText(BigInt(base) * BigInt(amountHundredths), BigInt(100_00 * years));
    case 'FIXED':
      return amountHundredths < 0 ? atMost : formatUsd(discPerItem);
    case 'OTHER':
      return atMost;
  }
}

export function step(
  kind: DerivationKind,
  label: string,
  explanation: string | null,
  quantity: number,
  perItem: Cents,
): DerivationStep {
  return { kind, label, explanation, quantity, perItem, amount: timesQuantity(perItem, quantity) };
}

/** `$82.19 each, × 2`. */
export function eachTimes(each: string, quantity: number): string {
  return quantity === 1 ? `${each} each` : timesText(`${each} each,`, quantity);
}

// A percentage applies to the unrounded year; a fixed price is subtracted from a year in whole cents.
function baseText(base: Cents, years: number, { type }: Coupon): string {
  if (years === 1) return formatUsd(base);
  const all = `first of ${years} years of ${formatUsd(base)}`;
  switch (type) {
    case 'PERCENT':
    case 'OTHER':
      return all;
    case 'FIXED':
      return `${all} (${roundingText(BigInt(base), BigInt(years))})`;
  }
}

function percentText(hundredths: number): string {
  return `${hundredths / 100}%`;
}
