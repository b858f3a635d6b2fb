import { StoredTerm } from './stored-term';
import { parseTermCode, type TermCode, termMonths, termName } from './term-code';

export type SaleTerm = TermCode | typeof StoredTerm.Perpetual;

/** Parses the term of a sale; anything unknown is yearly (D-33). */
export function parseSaleTerm(value: unknown): SaleTerm {
  return value === 0 || value === '0' ? StoredTerm.Perpetual : parseTermCode(value);
}

export function saleTermName(term: SaleTerm): string {
  return term === StoredTerm.Perpetual ? 'Perpetual' : termName(term);
}

export function compareSaleTerms(a: SaleTerm, b: SaleTerm): number {
  return monthsOf(a) - monthsOf(b);
}

function monthsOf(term: SaleTerm): number {
  return term === StoredTerm.Perpetual ? Number.MAX_SAFE_INTEGER : termMonths(term);
}
