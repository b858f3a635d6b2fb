import { type Cents, divideRounded } from '../money/cents';
import { isBilledByTime, type StoredTermValue, termCodeOf } from './stored-term';
import { DEFAULT_TERM, isTermCode, type TermCode, termMonths } from './term-code';

/** Price of one month of a term, rounded (PRICE-13); for display only. */
export function perMonthPrice(price: Cents, code: TermCode): Cents {
  return divideRounded(price, termMonths(code));
}

/** Like `perMonthPrice`, by stored term; 0 for perpetual and manual (PRICE-10). */
export function perMonthPriceOfStored(price: Cents, stored: StoredTermValue): Cents {
  return isBilledByTime(stored.term) ? perMonthPrice(price, termCodeOf(stored)) : 0;
}

type SuffixStyle = 'price' | 'compact';

const SUFFIXES: Record<SuffixStyle, Record<TermCode, string>> = {
  price: { 1: '/Month', 2: '/Year', 4: '/2 yrs.', 5: '/3 yrs.' },
  compact: { 1: '/Month', 2: '/yr.', 4: '/2 yrs.', 5: '/3 yrs.' },
};

type Report = (message: string) => void;

/** Suffix on product cards: `/Year` (T-06b). An unknown code is reported and reads as yearly (PRICE-15). */
export function priceSuffix(code: number, report?: Report): string {
  return SUFFIXES.price[knownCode(code, report)];
}

/** Suffix in order lines: `/yr.` (T-06b, D-45). An unknown code is reported and reads as yearly (PRICE-15). */
export function compactSuffix(code: number, report?: Report): string {
  return SUFFIXES.compact[knownCode(code, report)];
}

/** Reports an invalid term, to the console by default (ERR-57). */
export function reportInvalidTerm(term: number | string, report: Report = logError): void {
  report(`Invalid term: ${term}`);
}

function knownCode(code: number, report?: Report): TermCode {
  if (isTermCode(code)) return code;
  reportInvalidTerm(code, report);
  return DEFAULT_TERM;
}

function logError(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where PRICE-15 wants to see it
  console.error(message);
}
