/** Start of a formula: `=`, `+`, `-` or `@`, also full-width and after blanks, which some readers drop; or a tab. */
const STARTS_FORMULA = '(?=\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20]|\\t)';

/** At the start of a cell, or after `;`. */
const FORMULA = new RegExp(`(^|;)${STARTS_FORMULA}`, 'g');
const MARKED_FORMULA = new RegExp(`(^|;)'${STARTS_FORMULA}`, 'g');

/** Puts a text on one line and marks formulas as text, also after `;`. */
export function plainCell(text: string): string {
  return text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ').replace(FORMULA, "$1'");
}

/** Takes the marks of `plainCell` off. */
export function unmarkedCell(cell: string): string {
  return cell.replace(MARKED_FORMULA, '$1');
}
