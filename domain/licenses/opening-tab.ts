interface OpeningQuestion {
  /** The `cloud` query parameter. */
  queryCloud: string | null;
  hasRp: boolean;
  hasCloud: boolean;
}

/** Which tab of Manage Products opens (T-14, MAN-02). */
export function openingTab({ queryCloud, hasRp, hasCloud }: OpeningQuestion): 'rp' | 'cloud' {
  if (queryCloud === 'true') return 'cloud';
  return hasCloud && !hasRp ? 'cloud' : 'rp';
}
