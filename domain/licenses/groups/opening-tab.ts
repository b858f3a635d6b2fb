interface OpeningQuestion {
  queryCloud: string | null;
  hasRp: boolean;
  hasCloud: boolean;
}

/** Which tab of Manage Products opens (T-14, MAN-02). An address that asks for another than the cloud tab gets the RP tab, empty or not. */
export function openingTab({ queryCloud, hasRp, hasCloud }: OpeningQuestion): 'rp' | 'cloud' {
  if (queryCloud === 'true') return 'cloud';
  return queryCloud === null && hasCloud && !hasRp ? 'cloud' : 'rp';
}
