/** Longer than any address, name or note; composing takes quadratic time. */
const LONGEST = 1_000;

/** Composes letters and their marks to single characters (NFC); a text that is too long stays as it is. */
export function composed(text: string): string {
  return text.length > LONGEST ? text : text.normalize('NFC');
}
