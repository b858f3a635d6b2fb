import type { TermCode } from './term-code';

const MONTHS: Record<TermCode, number> = { 1: 1, 2: 12, 4: 24, 5: 36 };

/** Length of a term in calendar months (CONST-20). */
export function termMonths(code: TermCode): number {
  return MONTHS[code];
}
