import { displayName } from '../../licenses/display-name';
import type { LicenseType } from '../../licenses/license-type';
import type { Cents } from '../../money/cents';
import { formatUsd, roundingText } from '../../money/format-usd';
import type { AppliedCoupon } from '../../store/coupons/allocate-coupons';
import type { Coupon } from '../../store/coupons/coupon';
import {
  couponSteps,
  type DerivationStep,
  eachTimes,
  listPriceStep,
  step,
} from '../../store/prices/derivation';
import { listPrice, type PriceList } from '../../store/prices/price-list';
import { type Usage, unusedPart, usageOf, usedPart } from '../../store/prices/proration';
import { type TermCode, termName } from '../../terms/term-code';
import { countText } from '../../text/counts';
import { startsPeriod } from './change-plan';
import type { ChangeLine } from './change-price';

interface Pricing {
  priceList: PriceList;
  coupons: readonly Coupon[];
  today: string;
  /** True when the seats have several terms, which the product names then mention. */
  hasSeveralTerms: boolean;
}

export function deriveChange(
  line: ChangeLine,
  appliedCoupons: readonly AppliedCoupon[],
  { priceList, coupons, today, hasSeveralTerms }: Pricing,
): DerivationStep[] {
  const { group, kind, from, licenseType, term } = line;
  const isTermNamed = startsPeriod(kind) || hasSeveralTerms;
  const product = nameOf(licenseType, isTermNamed ? term : null);
  const oldName = nameOf(from, isTermNamed ? group.term : null);
  const oldPrice = listPrice(priceList, from, group.term);
  const facts = { ...line, product, proration: null, appliedCoupons };
  return [
    listPriceStep(facts),
    ...adjustmentSteps(line, { oldName, oldPrice, usage: usageOf(line.paidUntil, group.term, today) }),
    ...couponSteps(facts, coupons),
  ];
}

interface Before {
  oldName: string;
  oldPrice: Cents;
  usage: Usage;
}

function adjustmentSteps(line: ChangeLine, { oldName, oldPrice, usage }: Before): DerivationStep[] {
  const { kind, price, adjustment, quantity } = line;
  const unused = unusedPart(oldPrice, usage);
  const used = startsPeriod(kind) ? 0 : usedPart(price, usage);
  const label = `Unused ${oldName}`;
  // The adjustment is capped at the new price; its parts then do not add up to it.
  if (unused + used !== adjustment) {
    const text = `At most ${eachTimes(formatUsd(adjustment), quantity)}`;
    return [step('CREDIT', label, text, quantity, -adjustment)];
  }
  const { usedDays, unusedDays, totalDays } = usage;
  const credit = (name: string, of: Cents, days: number, why: string, each: Cents) => {
    const rounding = roundingText(BigInt(of) * BigInt(days), BigInt(totalDays));
    const text = `${formatUsd(of)} × ${countText(days)} of ${countText(totalDays)} days ${why} = ${eachTimes(rounding, quantity)}`;
    return step('CREDIT', name, text, quantity, each === 0 ? 0 : -each);
  };
  return [
    ...(startsPeriod(kind) ? [] : [credit('Credit', price, usedDays, 'already passed', used)]),
    credit(label, oldPrice, unusedDays, 'not used', unused),
  ];
}

function nameOf(licenseType: LicenseType, term: TermCode | null): string {
  const name = displayName(licenseType);
  return term === null ? name : `${name}, ${termName(term)}`;
}
