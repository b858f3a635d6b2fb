import { type Cents, divideRounded } from '../money/cents';
import { isBilledByTime, type StoredTermValue, termCodeOf } from './stored-term';
import type { TermCode } from './term-code';
import { termMonths } from './term-months';

/** The price of one month of a term, rounded (PRICE-13); for display only. */
export function perMonthPrice(price: Cents, code: TermCode): Cents {
  return divideRounded(price, termMonths(code));
}

/** As `perMonthPrice`, by stored term: 0 for perpetual and manual (PRICE-10). */
export function perMonthPriceOfStored(price: Cents, stored: StoredTermValue): Cents {
  return isBilledByTime(stored.term) ? perMonthPrice(price, termCodeOf(stored)) : 0;
}
