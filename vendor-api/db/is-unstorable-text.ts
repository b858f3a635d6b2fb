const CHARACTER_NOT_IN_REPERTOIRE = '22021';

/**
 * Whether a statement failed because of a text that PostgreSQL has no room for: the null character. Whoever sends one has
 * sent nothing that could be found or kept; the database library wraps the driver's error.
 */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === CHARACTER_NOT_IN_REPERTOIRE) || isUnstorableText(error.cause);
}
