import { message } from '../messages/catalogue';
import { parseTermCode, type TermCode } from './term-code';

/** Terms as the vendor stores them (ENUM-01); Annual carries a multiplier of 1, 2 or 3 years. */
export const StoredTerm = { Perpetual: 0, Monthly: 1, Annual: 2, Manual: 3, Year2: 4, Year3: 5 } as const;

export interface StoredTermValue {
  term: number;
  multiplier: number | null;
}

/** Maps both encodings of multi-year terms to one code (PRICE-17, D-113); unknown terms are yearly. */
export function termCodeOf({ term, multiplier }: StoredTermValue): TermCode {
  if (term !== StoredTerm.Annual) return parseTermCode(term);
  return annualCode(multiplier) ?? 2;
}

export function storedTermOf(code: TermCode): { term: 1 | 2; multiplier: 1 | 2 | 3 } {
  switch (code) {
    case 1:
      return { term: StoredTerm.Monthly, multiplier: 1 };
    case 2:
      return { term: StoredTerm.Annual, multiplier: 1 };
    case 4:
      return { term: StoredTerm.Annual, multiplier: 2 };
    case 5:
      return { term: StoredTerm.Annual, multiplier: 3 };
  }
}

/** Returns the code of a pending term. Throws ERR-19 for an annual multiplier other than 1, 2 or 3 (PRICE-18). */
export function futureTermCode(term: number, multiplier: number | null): TermCode {
  if (term !== StoredTerm.Annual) return parseTermCode(term);
  const code = annualCode(multiplier);
  if (code === null) throw new RangeError(message.invalidMultiplier);
  return code;
}

/** Perpetual and manual terms are not billed by time: no monthly price, no proration (PRICE-10). */
export function isBilledByTime(term: number): boolean {
  return term !== StoredTerm.Perpetual && term !== StoredTerm.Manual;
}

function annualCode(multiplier: number | null): TermCode | null {
  if (multiplier === 1) return 2;
  if (multiplier === 2) return 4;
  return multiplier === 3 ? 5 : null;
}
