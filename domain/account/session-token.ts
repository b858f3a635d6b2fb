/**
 * Whether a text can be a session token at all. Storage and cookies can be written by anybody, and what cannot be sent
 * in a header, or is longer than servers read there, would fail the call itself and look like an outage.
 */
export function canBeToken(text: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(text);
}
