/** A UUID is the same in large and small letters: two spellings of one key are not two orders. */
export function attemptKey(written: string): string {
  return written.toLowerCase();
}
