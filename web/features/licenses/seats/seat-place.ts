import { createContext, use, useMemo } from 'react';

export interface Assignable {
  readonly assignedTo?: string | null;
}

/** Assignees of more than one of the shown seats, which their address alone cannot tell apart. */
export const SeveralSeatsContext = createContext<ReadonlySet<string>>(new Set());

/** Returns the same set while it holds the same people, so that a change of one seat renders no other row. */
export function useSeveralSeats(seats: readonly Assignable[]): ReadonlySet<string> {
  const addresses = withSeveralSeats(seats).join(' ');
  return useMemo(() => new Set(addresses.split(' ')), [addresses]);
}

function withSeveralSeats(seats: readonly Assignable[]): readonly string[] {
  const [seen, several] = [new Set<string>(), new Set<string>()];
  for (const { assignedTo } of seats) {
    if (assignedTo) (seen.has(assignedTo) ? several : seen).add(assignedTo);
  }
  return [...several].sort();
}

/** Name of the group whose seats are shown; null for licenses, which have no group. */
export const GroupOfSeatsContext = createContext<string | null>(null);

/** Returns a suffix with the seat's position for names that would be ambiguous, else nothing. */
export function usePlaceInName({ assignedTo }: Assignable, place: string): string {
  const several = use(SeveralSeatsContext);
  const group = use(GroupOfSeatsContext);
  if (assignedTo && !several.has(assignedTo)) return '';
  return group === null ? `, ${place}` : `, ${place} of ${group}`;
}
