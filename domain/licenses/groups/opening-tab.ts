interface OpeningQuestion {
  queryCloud: string | null;
  hasRp: boolean;
  hasCloud: boolean;
}

/** Tab that Manage Products opens with (T-14, MAN-02); a query for another tab opens RP, even if that is empty. */
export function openingTab({ queryCloud, hasRp, hasCloud }: OpeningQuestion): 'rp' | 'cloud' {
  if (queryCloud === 'true') return 'cloud';
  return queryCloud === null && hasCloud && !hasRp ? 'cloud' : 'rp';
}
