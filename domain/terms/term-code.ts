/** Billing terms on sale: 1 monthly, 2 annual, 4 two years, 5 three years (ENUM-02). */
export const TERM_CODES = [1, 2, 4, 5] as const;
export type TermCode = (typeof TERM_CODES)[number];

/** Term codes by their names in the GraphQL schema. */
export const TERM_CODES_BY_NAME = {
  MONTHLY: 1,
  ANNUAL: 2,
  TWO_YEARS: 4,
  THREE_YEARS: 5,
} as const satisfies Record<string, TermCode>;

export const DEFAULT_TERM: TermCode = 2;

export function isTermCode(value: unknown): value is TermCode {
  return TERM_CODES.some((code) => code === value);
}

/** Parses a term code; anything unknown is yearly (BUY-13, D-33). */
export function parseTermCode(value: unknown): TermCode {
  const code = typeof value === 'string' && /^\d$/.test(value.trim()) ? Number(value) : value;
  return isTermCode(code) ? code : DEFAULT_TERM;
}

/** Checks for a text that is no term code, though it is not empty. */
export function isInvalidTermText(text: string): boolean {
  const code = text.trim();
  return code !== '' && code !== String(parseTermCode(code));
}

const MONTHS: Record<TermCode, number> = { 1: 1, 2: 12, 4: 24, 5: 36 };

export function termMonths(code: TermCode): number {
  return MONTHS[code];
}

const NAMES: Record<TermCode, string> = { 1: 'Monthly', 2: 'Annual', 4: '2 Year', 5: '3 Year' };

/** `Monthly`, `Annual`, `2 Year` or `3 Year` (CONST-22). */
export function termName(code: TermCode): string {
  return NAMES[code];
}
