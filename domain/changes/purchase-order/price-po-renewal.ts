import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts } from '../../licenses/model';
import { type Cents, sumCents, timesQuantity } from '../../money/cents';
import { renewedUntil } from '../../renewals/renewal-period';
import { priceRenewedItems } from '../../renewals/renewal-price';
import type { PricedLine } from '../../store/cart-line';
import type { Coupon } from '../../store/coupon';
import type { PriceList } from '../../store/price-list';
import type { TermCode } from '../../terms/term-code';
import type { ChangeUnit } from '../change-unit';

export interface PricedPoRenewal {
  term: TermCode;
  lines: PricedLine[];
  listTotal: Cents;
  discountTotal: Cents;
  /** The sum of the lines: `listTotal - discountTotal`. */
  total: Cents;
  /** Last covered day after the renewal. */
  expireDate: CalendarDate;
}

interface Pricing {
  group: Pick<SubscriptionFacts, 'expireDate' | 'startDate'>;
  renewed: readonly Pick<ChangeUnit, 'licenseType' | 'quantity'>[];
  newTerm: TermCode;
  priceList: PriceList;
  /** In the server's order. */
  coupons: readonly Coupon[];
  today: CalendarDate;
}

/**
 * What renewing costs: every seat the list price of the new term, less renewal coupons (PO-10); the group goes on for
 * that term from where it ends (PO-09).
 * @throws RangeError ERR-18 for a licence that has no price
 */
export function pricePoRenewal({ group, renewed, newTerm, ...pricing }: Pricing): PricedPoRenewal {
  const items = renewed.map((unit) => ({ ...unit, term: newTerm }));
  const { lines, total } = priceRenewedItems(items, { ...pricing, mainTerm: newTerm });
  return {
    term: newTerm,
    lines,
    listTotal: sumCents(lines.map((line) => timesQuantity(line.normalItemPrice, line.quantity))),
    discountTotal: sumCents(lines.flatMap((line) => line.appliedCoupons.map(({ totalDisc }) => totalDisc))),
    total,
    expireDate: renewedUntil(group.expireDate, newTerm, group.startDate),
  };
}

interface PromisedRenewal {
  userId: string;
  /** `NOW` is charged at once, `TERM_END` by the renewal. */
  charge: 'NOW' | 'TERM_END';
  group: Pick<SubscriptionFacts, 'id' | 'expireDate'>;
  renewed: readonly ChangeUnit[];
  priced: PricedPoRenewal;
}

/** A canonical text of all that the preview of a renewal promises; equal texts cost the same for the same reasons. */
export function poRenewalBasis({ userId, charge, group, renewed, priced }: PromisedRenewal): string {
  return JSON.stringify([
    'purchase order',
    charge,
    userId,
    group.id,
    group.expireDate,
    renewed.map(({ seatId, licenseType, quantity }) => [seatId, licenseType, quantity]).toSorted(),
    priced.term,
    priced.lines.map((line) => [
      line.productCode,
      line.quantity,
      line.normalItemPrice,
      line.appliedCoupons.map((coupon) => [coupon.couponId, coupon.qty, coupon.discPerItem]),
    ]),
    priced.total,
    priced.expireDate,
  ]);
}
