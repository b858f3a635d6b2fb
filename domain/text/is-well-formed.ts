/** Whether a text is Unicode: half of a surrogate pair is no character, and cannot be put into an address. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
