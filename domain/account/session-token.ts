/** What cannot be sent in a header, or is longer than servers read there, would look like an outage. */
export function canBeToken(text: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(text);
}
