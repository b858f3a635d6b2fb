/** What cloud seats are for, as far as it is said. */
export interface CloudHome {
  domain: string | null;
  orgId: string | null;
}

/** Whether a purchase is for another instance than the group it is to join: its seats are counts of that one. */
export function isElsewhere(wanted: CloudHome, known: CloudHome): boolean {
  return differs(wanted.domain, known.domain) || differs(wanted.orgId, known.orgId);
}

function differs(wanted: string | null, known: string | null): boolean {
  return wanted !== null && known !== null && wanted !== known;
}
