const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A UUID is the same key in upper and lower case; any other key is case-sensitive. */
export function attemptKey(written: string): string {
  return UUID.test(written) ? written.toLowerCase() : written;
}
