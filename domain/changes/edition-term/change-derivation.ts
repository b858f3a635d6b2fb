import { displayName } from '../../licenses/display-name';
import type { LicenseType } from '../../licenses/license-type';
import { formatUsd } from '../../money/format-usd';
import { roundingText } from '../../money/rounding-text';
import type { AppliedCoupon } from '../../store/allocate-coupons';
import type { Coupon } from '../../store/coupon';
import {
  couponStep,
  type DerivationStep,
  eachTimes,
  type LineFacts,
  listPriceStep,
  step,
} from '../../store/derivation';
import type { PriceList } from '../../store/price-list';
import { listPrice } from '../../store/price-lookup';
import { type Usage, unusedPart, usageOf, usedPart } from '../../store/proration';
import type { TermCode } from '../../terms/term-code';
import { termName } from '../../terms/term-name';
import { beginsPeriod } from './change-kind';
import type { ChangeLine } from './change-line';

interface Pricing {
  priceList: PriceList;
  coupons: readonly Coupon[];
  today: string;
  /** Whether the change is of seats of several terms, which only their names tell apart. */
  hasSeveralTerms: boolean;
}

/** How the total of a changed line came about: the new list price, what of it has passed, what of the old one is unused, coupons. */
export function deriveChange(
  line: ChangeLine,
  appliedCoupons: readonly AppliedCoupon[],
  { priceList, coupons, today, hasSeveralTerms }: Pricing,
): DerivationStep[] {
  const { group, kind, to, term, quantity, price } = line;
  const isTermNamed = beginsPeriod(kind) || hasSeveralTerms;
  const facts: LineFacts = {
    product: nameOf(to, isTermNamed ? term : null),
    quantity,
    price: price.newPrice,
    adjustment: price.adjustment,
    proration: null,
    term,
    appliedCoupons,
  };
  const usage = usageOf(line.paidUntil, group.term, today);
  const oldPrice = listPrice(priceList, line.from, group.term);
  const steps = [
    listPriceStep(facts),
    ...adjustmentSteps(
      { ...line, oldName: nameOf(line.from, isTermNamed ? group.term : null) },
      oldPrice,
      usage,
    ),
  ];
  for (const applied of appliedCoupons) {
    const coupon = coupons.find(({ id }) => id === applied.couponId);
    if (coupon) steps.push(couponStep(facts, applied, coupon));
  }
  return steps;
}

/** With the name of what was there before. */
type NamedLine = ChangeLine & { oldName: string };

function adjustmentSteps(line: NamedLine, oldPrice: number, usage: Usage): DerivationStep[] {
  const { kind, price, quantity } = line;
  const unused = unusedPart(oldPrice, usage);
  const used = beginsPeriod(kind) ? 0 : usedPart(price.newPrice, usage);
  // The adjustment is never more than there is to give back: then its parts say less than the bound.
  if (unused + used !== price.adjustment) {
    const text = `At most ${eachTimes(formatUsd(price.adjustment), quantity)}`;
    return [step('CREDIT', `Unused ${line.oldName}`, text, quantity, -price.adjustment)];
  }
  const steps = [unusedStep(line, oldPrice, unused, usage)];
  return beginsPeriod(kind) ? steps : [usedStep(line, used, usage), ...steps];
}

function usedStep(
  { price, quantity }: ChangeLine,
  used: number,
  { usedDays, totalDays }: Usage,
): DerivationStep {
  const each = roundingText(BigInt(price.newPrice) * BigInt(usedDays), BigInt(totalDays));
  return step(
    'CREDIT',
    'Credit',
    `${formatUsd(price.newPrice)} × ${usedDays} of ${totalDays} days already passed = ${eachTimes(each, quantity)}`,
    quantity,
    used === 0 ? 0 : -used,
  );
}

function unusedStep(
  line: NamedLine,
  oldPrice: number,
  unused: number,
  { unusedDays: days, totalDays }: Usage,
): DerivationStep {
  const each = roundingText(BigInt(oldPrice) * BigInt(days), BigInt(totalDays));
  return step(
    'CREDIT',
    `Unused ${line.oldName}`,
    `${formatUsd(oldPrice)} × ${days} of ${totalDays} days not used = ${eachTimes(each, line.quantity)}`,
    line.quantity,
    unused === 0 ? 0 : -unused,
  );
}

function nameOf(licenseType: LicenseType, term: TermCode | null): string {
  const name = displayName(licenseType);
  return term === null ? name : `${name}, ${termName(term)}`;
}
