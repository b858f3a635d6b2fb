import { DEFAULT_TERM, isTermCode, type TermCode } from './term-code';

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

/** Tells of a term that is none, by default to the console (ERR-57). */
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
