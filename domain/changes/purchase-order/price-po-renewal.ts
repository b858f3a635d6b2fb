import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts } from '../../licenses/model';
import { renewalDay, renewedUntil } from '../../renewals/renewal-period';
import { priceRenewedItems } from '../../renewals/renewal-price';
import { type LineTotals, lineBasis, type PricedLine, type Pricing } from '../../store/prices/priced-line';
import type { TermCode } from '../../terms/term-code';
import type { ChangeUnit } from '../change-unit';

export interface PricedPoRenewal extends LineTotals {
  term: TermCode;
  lines: PricedLine[];
  expireDate: CalendarDate;
}

/** `NOW` is charged at once, `TERM_END` by the renewal. */
type PoCharge = 'NOW' | 'TERM_END';

interface Renewal extends Pricing {
  charge: PoCharge;
  group: Pick<SubscriptionFacts, 'expireDate' | 'startDate'>;
  renewed: readonly Pick<ChangeUnit, 'licenseType' | 'quantity'>[];
  newTerm: TermCode;
}

/**
 * Prices a renewal: list price of the new term less the renewal coupons of the day of the charge (PO-09,
 * PO-10).
 * @throws RangeError ERR-18 for a license without a price
 */
export function pricePoRenewal(renewal: Renewal): PricedPoRenewal {
  const { charge, group, renewed, newTerm, today, ...pricing } = renewal;
  const items = renewed.map((unit) => ({ ...unit, term: newTerm }));
  const chargedOn = charge === 'NOW' ? today : renewalDay(group.expireDate, today);
  return {
    term: newTerm,
    ...priceRenewedItems(items, { ...pricing, today: chargedOn, mainTerm: newTerm }),
    expireDate: renewedUntil(group.expireDate, newTerm, group.startDate),
  };
}

interface PromisedRenewal {
  userId: string;
  charge: PoCharge;
  group: Pick<SubscriptionFacts, 'id' | 'expireDate'>;
  renewed: readonly ChangeUnit[];
  /** Number of renewable units that are not renewed and end. */
  leftOutCount: number;
  priced: PricedPoRenewal;
}

export function poRenewalBasis({
  userId,
  charge,
  group,
  renewed,
  leftOutCount,
  priced,
}: PromisedRenewal): string {
  return JSON.stringify([
    'purchase order',
    charge,
    userId,
    group.id,
    group.expireDate,
    renewed.map(({ seatId, licenseType, quantity }) => [seatId, licenseType, quantity]).toSorted(),
    leftOutCount,
    priced.term,
    lineBasis(priced.lines),
    priced.total,
    priced.expireDate,
  ]);
}
