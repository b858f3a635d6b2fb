import type { TermCode } from '#domain/terms/term-code';
import type { Term } from '../schema.generated';

export const TERMS: Record<TermCode, Term> = { 1: 'MONTHLY', 2: 'ANNUAL', 4: 'TWO_YEARS', 5: 'THREE_YEARS' };

export const TERM_CODES: Record<Term, TermCode> = { MONTHLY: 1, ANNUAL: 2, TWO_YEARS: 4, THREE_YEARS: 5 };
