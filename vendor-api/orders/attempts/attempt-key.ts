const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A UUID is the same in large and small letters: two spellings of one are not two orders. Any other key is as it is written. */
export function attemptKey(written: string): string {
  return UUID.test(written) ? written.toLowerCase() : written;
}
