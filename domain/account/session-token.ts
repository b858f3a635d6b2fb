/** Rejects text that a header cannot carry or servers would not read: its failure would look like an outage. */
export function canBeToken(text: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(text);
}
