import type { TermCode } from './term-code';

const NAMES: Record<TermCode, string> = { 1: 'Monthly', 2: 'Annual', 4: '2 Year', 5: '3 Year' };

/** `Monthly`, `Annual`, `2 Year` or `3 Year` (CONST-22). */
export function termName(code: TermCode): string {
  return NAMES[code];
}
