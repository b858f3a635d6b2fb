import type { CalendarDate } from '../calendar/calendar-date';
import { displayName } from '../licenses/display-name';
import { isSaleLicenseType, type LicenseType, type SaleLicenseType } from '../licenses/license-type';
import { productCode } from '../licenses/product-code';
import { message } from '../messages/catalogue';
import { type Cents, sumCents } from '../money/cents';
import { type AppliedCoupon, allocateCoupons } from '../store/allocate-coupons';
import { lineTotal, type PricedLine, perItemCouponDiscount } from '../store/cart-line';
import type { Coupon } from '../store/coupon';
import { deriveLine } from '../store/derivation';
import type { PriceList } from '../store/price-list';
import { listPrice } from '../store/price-lookup';
import type { TermCode } from '../terms/term-code';
import { termName } from '../terms/term-name';
import type { RenewalPart } from './renewal-plan';

interface Pricing {
  priceList: PriceList;
  /** In the server's order. */
  coupons: readonly Coupon[];
  today: CalendarDate;
}

/** So many seats of one licence that go on for one term. */
export interface RenewedItem {
  licenseType: LicenseType;
  quantity: number;
  term: TermCode;
}

interface UnpricedLine extends RenewedItem {
  licenseType: SaleLicenseType;
}

interface PricedRenewal {
  lines: PricedLine[];
  total: Cents;
}

/**
 * What a renewal costs: every seat the list price of its licence for a whole term, less renewal coupons (COUP-08,
 * D-88). One line per licence and term; those of another term than the first part's name it.
 * @throws RangeError ERR-18 for a licence that has no price
 */
export function priceRenewal({
  parts,
  ...pricing
}: Pricing & { parts: readonly Pick<RenewalPart, 'term' | 'seats'>[] }): PricedRenewal {
  const items = parts.flatMap(({ term, seats }) =>
    seats.map(({ licenseType }) => ({ licenseType, quantity: 1, term })),
  );
  return priceRenewedItems(items, { ...pricing, mainTerm: parts[0]?.term });
}

/**
 * As `priceRenewal`, of items that may stand for many seats. Lines of another term than `mainTerm` name it.
 * @throws RangeError ERR-18 for a licence that has no price
 */
export function priceRenewedItems(
  items: readonly RenewedItem[],
  { priceList, coupons, today, mainTerm }: Pricing & { mainTerm: TermCode | undefined },
): PricedRenewal {
  const unpriced = linesOf(items);
  const applied = allocateCoupons(
    unpriced.map((line) => ({
      ...line,
      purpose: 'renewal' as const,
      base: listPrice(priceList, line.licenseType, line.term),
    })),
    coupons,
    today,
  );
  const lines = unpriced.map((line, index) => {
    const price = listPrice(priceList, line.licenseType, line.term);
    return priceLine(line, price, applied[index] ?? [], { coupons, isNamed: line.term !== mainTerm });
  });
  return { lines, total: sumCents(lines.map((line) => line.total)) };
}

// Terms in the order in which they come, licences by their number.
function linesOf(items: readonly RenewedItem[]): UnpricedLine[] {
  const lines = new Map<TermCode, Map<SaleLicenseType, number>>();
  for (const { licenseType, quantity, term } of items) {
    if (!isSaleLicenseType(licenseType)) throw new RangeError(message.unknownProduct);
    const quantities = lines.get(term) ?? new Map<SaleLicenseType, number>();
    lines.set(term, quantities.set(licenseType, (quantities.get(licenseType) ?? 0) + quantity));
  }
  return [...lines].flatMap(([term, quantities]) =>
    [...quantities]
      .toSorted(([a], [b]) => a - b)
      .map(([licenseType, quantity]) => ({ licenseType, quantity, term })),
  );
}

function priceLine(
  { licenseType, term, quantity }: UnpricedLine,
  price: Cents,
  appliedCoupons: AppliedCoupon[],
  { coupons, isNamed }: { coupons: readonly Coupon[]; isNamed: boolean },
): PricedLine {
  const name = displayName(licenseType);
  const product = isNamed ? `${name}, ${termName(term)}` : name;
  const amounts = { quantity, normalItemPrice: price, perItemSubscriptionAdj: 0, appliedCoupons };
  const facts = { product, quantity, price, adjustment: 0, proration: null, term, appliedCoupons };
  return {
    ...amounts,
    productCode: productCode(licenseType, term),
    licenseType,
    product: name,
    perItemCouponDiscount: perItemCouponDiscount(amounts),
    total: lineTotal(amounts),
    derivation: deriveLine(facts, coupons),
  };
}
