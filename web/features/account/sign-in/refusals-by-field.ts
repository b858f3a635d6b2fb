import type { CredentialsRefusal } from '#domain/account/credentials-change';

/** As a form takes them; the first of a field counts. */
export function refusalsByField(refusals: readonly CredentialsRefusal[]): Record<string, string> {
  return Object.fromEntries(refusals.toReversed().map(({ field, message }) => [field, message]));
}
