import { displayName } from '../licenses/display-name';
import { isSaleLicenseType, type LicenseType, type SaleLicenseType } from '../licenses/license-type';
import { message } from '../messages/catalogue';
import type { CartItem } from '../store/carts/cart-items';
import { deriveLine } from '../store/prices/derivation';
import { listPrice } from '../store/prices/price-list';
import {
  type LineTotals,
  type PricedLine,
  type Pricing,
  priceLines,
  totalsOf,
} from '../store/prices/priced-line';
import { type TermCode, termName } from '../terms/term-code';
import type { RenewalPart } from './renewal-plan';

export interface RenewedItem {
  licenseType: LicenseType;
  quantity: number;
  term: TermCode;
}

interface PricedRenewal extends LineTotals {
  lines: PricedLine[];
}

/**
 * Prices whole terms less renewal coupons (COUP-08, D-88).
 * @throws RangeError ERR-18 for a license without a price
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
 * Prices lines, which name their term unless it is `mainTerm`.
 * @throws RangeError ERR-18 for a license without a price
 */
export function priceRenewedItems(
  items: readonly RenewedItem[],
  { priceList, coupons, today, mainTerm }: Pricing & { mainTerm: TermCode | undefined },
): PricedRenewal {
  const unpriced = itemsByLine(items).map((item) => ({
    ...item,
    price: listPrice(priceList, item.licenseType, item.term),
    adjustment: 0,
  }));
  const lines = priceLines(unpriced, { purpose: 'renewal', coupons, today }, (line, appliedCoupons) => {
    const name = displayName(line.licenseType);
    const product = line.term === mainTerm ? name : `${name}, ${termName(line.term)}`;
    return deriveLine({ ...line, product, proration: null, appliedCoupons }, coupons);
  });
  return { lines, ...totalsOf(lines) };
}

function itemsByLine(items: readonly RenewedItem[]): (CartItem & { term: TermCode })[] {
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
