import type { SeatFacts } from '../model';

/** Change of a license at its expire date (ENUM-07, STAT-03). */
export const ChangeState = { None: 0, PendingChange: 1, Renewal: 2, Ends: 3 } as const;

export type ChangeState = (typeof ChangeState)[keyof typeof ChangeState];

/** T-03; `0` (Pro) counts as a set future type. */
export function changeState(
  seat: Pick<SeatFacts, 'expireDate' | 'licenseType' | 'futureLicenseType'>,
): ChangeState {
  if (seat.expireDate === null) return ChangeState.None;
  if (seat.futureLicenseType === null) return ChangeState.Ends;
  return seat.futureLicenseType === seat.licenseType ? ChangeState.Renewal : ChangeState.PendingChange;
}
