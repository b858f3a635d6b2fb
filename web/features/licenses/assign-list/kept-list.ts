import type { ListReading } from '#domain/licenses/plan/people-list';
import { untilSignOut } from '../../../app/session/storage/tab-memory';

/** Which seats are given out: the selected ones, or free ones of a kind. */
export type SeatSource = 'selected' | 'free' | `group:${string}` | `edition:${string}`;

/** What somebody has entered on this page. */
export interface AssignList {
  /** The name of the file; null for what was pasted. */
  name: string | null;
  table: string[][];
  reading: ListReading;
  /** Addresses that were set right here, by row. */
  fixes: Record<number, string>;
  source: SeatSource;
  allowSecondSeats: boolean;
}

const keyOf = (viewerId: string) => untilSignOut(`assign list ${viewerId}`);

export function loadList(viewerId: string): AssignList | null {
  try {
    // Nobody but this file writes the entry.
    return JSON.parse(sessionStorage.getItem(keyOf(viewerId)) ?? 'null') as AssignList | null;
  } catch {
    return null;
  }
}

/** Keeps the list over a reload, and until it is replaced or the customer signs out. */
export function keepList(viewerId: string, list: AssignList | null): void {
  try {
    if (list === null) sessionStorage.removeItem(keyOf(viewerId));
    else sessionStorage.setItem(keyOf(viewerId), JSON.stringify(list));
  } catch {
    // Without room in the tab's storage the list lasts as long as the page.
  }
}
