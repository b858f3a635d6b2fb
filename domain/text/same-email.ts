/** E-mail addresses compare trimmed and without case (D-64); an absent one equals nothing. */
export function isSameEmail(a: string | null, b: string | null): boolean {
  const left = a?.trim().toLowerCase();
  return Boolean(left) && left === b?.trim().toLowerCase();
}
