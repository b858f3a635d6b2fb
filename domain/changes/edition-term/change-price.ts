import type { CalendarDate } from '../../calendar/calendar-date';
import type { SaleLicenseType } from '../../licenses/license-type';
import type { SubscriptionFacts } from '../../licenses/model';
import type { Cents } from '../../money/cents';
import { listPrice, type PriceList } from '../../store/prices/price-list';
import type { UnpricedLine } from '../../store/prices/priced-line';
import { unusedPart, usageOf, usedPart } from '../../store/prices/proration';
import { type TermCode, termMonths } from '../../terms/term-code';
import { expireDateFrom } from '../../terms/term-period';
import type { ChangeKind } from './change-plan';

export interface ChangeLine extends UnpricedLine {
  group: SubscriptionFacts;
  kind: ChangeKind;
  from: SaleLicenseType;
  paidUntil: CalendarDate;
  expireDate: CalendarDate;
}

export interface ChangePrice {
  /** Upgrades take effect now and are paid; everything else waits for the end of the term and costs nothing. */
  effect: 'NOW' | 'TERM_END';
  newPrice: Cents;
  /** Subtracted from the new price; negative adds to it. */
  adjustment: Cents;
  perSeat: Cents;
  expireDate: CalendarDate;
}

interface EditionChange {
  priceList: PriceList;
  from: SaleLicenseType;
  to: SaleLicenseType;
  term: TermCode;
  expireDate: CalendarDate;
  today: CalendarDate;
}

/** Prices a higher edition for the rest of the period: (new − old) × unused, shown with an adjustment (D-48). */
export function editionChangePrice(change: EditionChange): ChangePrice {
  const { priceList, from, to, term, expireDate, today } = change;
  if (to <= from) return atTermEnd(expireDate);
  const usage = usageOf(expireDate, term, today);
  const newPrice = listPrice(priceList, to, term);
  const unusedOld = unusedPart(listPrice(priceList, from, term), usage);
  return now(newPrice, usedPart(newPrice, usage) + unusedOld, expireDate);
}

interface TermChange {
  priceList: PriceList;
  licenseType: SaleLicenseType;
  from: TermCode;
  to: TermCode;
  expireDate: CalendarDate;
  today: CalendarDate;
}

/** Prices a longer term, which starts a new period today: full price less the unused part of the old one (D-49). */
export function termChangePrice(change: TermChange): ChangePrice {
  const { priceList, licenseType, from, to, expireDate, today } = change;
  if (termMonths(to) <= termMonths(from)) return atTermEnd(expireDate);
  const oldPrice = listPrice(priceList, licenseType, from);
  const unusedOld = unusedPart(oldPrice, usageOf(expireDate, from, today));
  return now(listPrice(priceList, licenseType, to), unusedOld, expireDateFrom(today, to));
}

function now(newPrice: Cents, adjustment: Cents, expireDate: CalendarDate): ChangePrice {
  const capped = Math.min(adjustment, newPrice);
  return { effect: 'NOW', newPrice, adjustment: capped, perSeat: newPrice - capped, expireDate };
}

function atTermEnd(expireDate: CalendarDate): ChangePrice {
  return { effect: 'TERM_END', newPrice: 0, adjustment: 0, perSeat: 0, expireDate };
}
