import { TERM_CODES_BY_NAME, type TermCode } from '#domain/terms/term-code';
import { inverse } from '#domain/text/inverse';
import type { Term } from '../schema.generated';

export const TERM_CODES: Record<Term, TermCode> = TERM_CODES_BY_NAME;

export const TERMS = inverse(TERM_CODES);
