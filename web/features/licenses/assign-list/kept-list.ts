import type { ListReading } from '#domain/licenses/plan/people-list';
import { tabEntry } from '../../../app/session/storage/tab-memory';

export type SeatSource = 'selected' | 'free' | `group:${string}` | `edition:${string}`;

export interface AssignList {
  name: string | null;
  table: string[][];
  reading: ListReading;
  fixes: Record<number, string>;
  source: SeatSource;
  allowSecondSeats: boolean;
}

// Only this file writes the entry.
const entry = tabEntry('assign list', (stored) => stored as AssignList);

export const loadList = entry.load;

/** Typed text that has not been read as a list yet. */
export const typedList = tabEntry('typed list', (stored) => (typeof stored === 'string' ? stored : ''));

export function keepList(viewerId: string, list: AssignList | null): void {
  entry.keep(viewerId, list);
}
