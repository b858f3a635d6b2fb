import type { SeatFacts } from '../model';
import { ME } from './managers';

/** Somebody who manages some of several seats. */
export interface ManagerOfSeats {
  /** The address, or `Me`. */
  name: string;
  seatCount: number;
}

/** Everybody who manages some of the seats, the viewer first, then by address. */
export function managersOfSeats(seats: readonly Pick<SeatFacts, 'managers'>[]): ManagerOfSeats[] {
  const counts = new Map<string, number>();
  for (const { managers } of seats)
    for (const name of new Set(managers)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, seatCount]) => ({ name, seatCount }))
    .toSorted((a, b) => Number(b.name === ME) - Number(a.name === ME) || (a.name < b.name ? -1 : 1));
}

/** The note that all of the seats have; null when they differ or there are none. */
export function commonNote(seats: readonly Pick<SeatFacts, 'note'>[]): string | null {
  const first = seats[0]?.note ?? null;
  return seats.every(({ note }) => note === first) ? first : null;
}
