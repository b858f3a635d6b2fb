/** Line and paragraph breaks, tabs, the null character, all others that print nothing, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Whether a text can stand in one line of a mail, a receipt or a table, and in any database, as it is. */
export function isSingleLine(text: string): boolean {
  return !UNPRINTABLE.test(text);
}
