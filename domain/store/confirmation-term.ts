import { parseTermCode, type TermCode } from '../terms/term-code';

/** The term of a confirmation: an annual one is lengthened by its flags (CONF-11). */
export function confirmationTermCode(confirmation: {
  term: unknown;
  is2Year: boolean;
  is3Year: boolean;
}): TermCode {
  const code = parseTermCode(confirmation.term);
  if (code !== 2) return code;
  if (confirmation.is3Year) return 5;
  return confirmation.is2Year ? 4 : 2;
}
