/** The one spelling under which an address is stored and compared: trimmed, in lower case, nothing unprintable (D-64). */
export function emailKey(typed: string): string {
  return typed
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
}
