/** Where a cell could begin, before what makes it a formula: also behind blanks, which some readers drop. */
const FORMULA = /(^|;)(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|\t)/g;

/** A text of a table on one line, marked where a spreadsheet would take it for a formula, also behind `;`. */
export function plainCell(text: string): string {
  return text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ').replace(FORMULA, "$1'");
}
