interface Searchable {
  /** Null for whoever may not read it. */
  key: string | null;
  licensee: string | null;
}

/** Perpetual licences whose licensee or key contains what is searched for, in any case; all without a search (MAN-08). */
export function filterKeys<T extends Searchable>(
  licenses: readonly T[],
  search: string | null | undefined,
): T[] {
  const wanted = search?.trim().toLowerCase() ?? '';
  return licenses.filter(({ key, licensee }) =>
    [key, licensee].some((text) => (text ?? '').toLowerCase().includes(wanted)),
  );
}
