/** Start of a formula at the start of a cell or after `;`, also after blanks, which some readers drop. */
const FORMULA = /(^|;)(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|\t)/g;

/** Puts a text on one line and marks formulas as text, also after `;`. */
export function plainCell(text: string): string {
  return text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ').replace(FORMULA, "$1'");
}
