import { createContext, use, useMemo } from 'react';

export interface OfSomebody {
  readonly assignedTo?: string | null;
}

/** People who use more than one of the seats shown: their addresses alone tell none of these apart. */
export const SeveralSeatsContext = createContext<ReadonlySet<string>>(new Set());

/** The same set as long as it holds the same people, so that a change of one seat concerns no other row. */
export function useSeveralSeats(seats: readonly OfSomebody[]): ReadonlySet<string> {
  const addresses = withSeveralSeats(seats).join(' ');
  return useMemo(() => new Set(addresses.split(' ')), [addresses]);
}

function withSeveralSeats(seats: readonly OfSomebody[]): readonly string[] {
  const [seen, several] = [new Set<string>(), new Set<string>()];
  for (const { assignedTo } of seats) {
    if (assignedTo) (seen.has(assignedTo) ? several : seen).add(assignedTo);
  }
  return [...several].sort();
}

/** What a name ends with that would be another seat's too: where it stands; nothing where the address is enough. */
export function usePlaceInName({ assignedTo }: OfSomebody, place: string): string {
  const several = use(SeveralSeatsContext);
  return !assignedTo || several.has(assignedTo) ? `, ${place}` : '';
}
