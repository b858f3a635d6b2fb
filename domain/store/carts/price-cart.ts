import type { CalendarDate } from '../../calendar/calendar-date';
import { displayName } from '../../licenses/display-name';
import type { ProductKind } from '../../licenses/product-kind';
import type { TermCode } from '../../terms/term-code';
import { expireDateFrom, nextBillingDate } from '../../terms/term-period';
import { deriveLine } from '../prices/derivation';
import { listPrice } from '../prices/price-list';
import {
  type LineTotals,
  lineBasis,
  type PricedLine,
  type Pricing,
  priceLines,
  totalsOf,
} from '../prices/priced-line';
import { elapsedPart, type Proration, prorationOf } from '../prices/proration';
import type { CartItem } from './cart-items';

/** Existing group that a purchase joins; it sets the term (D-119). */
export interface CoTermGroup {
  id: string;
  term: TermCode;
  expireDate: CalendarDate;
}

export interface Purchase extends Pricing {
  items: readonly CartItem[];
  /** Requested term; ignored when a group is joined. */
  term: TermCode;
  coTermGroup: CoTermGroup | null;
}

export interface CoTermPeriod extends Proration {
  subscriptionId: string;
  today: CalendarDate;
}

export interface PricedCart extends LineTotals {
  term: TermCode;
  lines: PricedLine[];
  coTerm: CoTermPeriod | null;
  expireDate: CalendarDate;
  nextBillingDate: CalendarDate;
}

/** Prices a cart: a new group starts today, an existing one credits passed days (CART-22, D-40, D-43). */
export function priceCart(purchase: Purchase): PricedCart {
  const { items, priceList, coupons, coTermGroup, today } = purchase;
  const term = coTermGroup?.term ?? purchase.term;
  const proration = coTermGroup && prorationOf(coTermGroup.expireDate, term, today);
  const unpriced = items.map(({ licenseType, quantity }) => {
    const price = listPrice(priceList, licenseType, term);
    return { licenseType, quantity, term, price, adjustment: proration ? elapsedPart(price, proration) : 0 };
  });
  const lines = priceLines(unpriced, { purpose: 'purchase', coupons, today }, (line, appliedCoupons) =>
    deriveLine({ ...line, product: displayName(line.licenseType), proration, appliedCoupons }, coupons),
  );
  const expireDate = coTermGroup?.expireDate ?? expireDateFrom(today, term);
  return {
    term,
    lines,
    ...totalsOf(lines),
    coTerm: coTermGroup && proration && { subscriptionId: coTermGroup.id, today, ...proration },
    expireDate,
    nextBillingDate: nextBillingDate(expireDate),
  };
}

/** Everything that the preview's price rests on; equal strings have equal prices and derivations. */
export function previewBasis(kind: ProductKind, userId: string, priced: PricedCart): string {
  return JSON.stringify([
    kind,
    userId,
    priced.term,
    lineBasis(priced.lines),
    priced.total,
    priced.coTerm && [priced.coTerm.subscriptionId, priced.coTerm.elapsedDays, priced.coTerm.totalDays],
    priced.expireDate,
  ]);
}
