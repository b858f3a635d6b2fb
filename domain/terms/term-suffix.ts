import { DEFAULT_TERM, isTermCode, type TermCode } from './term-code';

type SuffixStyle = 'price' | 'compact';

const SUFFIXES: Record<SuffixStyle, Record<TermCode, string>> = {
  price: { 1: '/Month', 2: '/Year', 4: '/2 yrs.', 5: '/3 yrs.' },
  compact: { 1: '/Month', 2: '/yr.', 4: '/2 yrs.', 5: '/3 yrs.' },
};

/** Suffix on product cards: `/Year` (T-06b). An unknown code is reported and reads as yearly (PRICE-15). */
export function priceSuffix(code: number, reportInvalid?: (message: string) => void): string {
  return SUFFIXES.price[knownCode(code, reportInvalid)];
}

/** Suffix in order lines: `/yr.` (T-06b, D-45). An unknown code is reported and reads as yearly (PRICE-15). */
export function compactSuffix(code: number, reportInvalid?: (message: string) => void): string {
  return SUFFIXES.compact[knownCode(code, reportInvalid)];
}

function knownCode(code: number, reportInvalid?: (message: string) => void): TermCode {
  if (isTermCode(code)) return code;
  reportInvalid?.(`Invalid term: ${code}`);
  return DEFAULT_TERM;
}
