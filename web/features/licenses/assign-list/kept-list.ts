import type { ListReading } from '#domain/licenses/plan/people-list';
import { untilSignOut } from '../../../app/session/storage/tab-memory';

export type SeatSource = 'selected' | 'free' | `group:${string}` | `edition:${string}`;

export interface AssignList {
  name: string | null;
  table: string[][];
  reading: ListReading;
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

export function keepList(viewerId: string, list: AssignList | null): void {
  try {
    if (list === null) sessionStorage.removeItem(keyOf(viewerId));
    else sessionStorage.setItem(keyOf(viewerId), JSON.stringify(list));
  } catch {
    // Without room in the tab's storage the list lasts as long as the page.
  }
}
