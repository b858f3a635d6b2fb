/** Longer than any address, name or note. The time it takes grows with the square of what is put together. */
const LONGEST = 1_000;

/** A text with its letters as one character each, however the keyboard made them; one that is far too long stays as it is. */
export function composed(text: string): string {
  return text.length > LONGEST ? text : text.normalize('NFC');
}
