import type { CalendarDate } from '../../calendar/calendar-date';
import { compareIds } from '../compare-ids';

export interface NumberedGroup {
  readonly id: string;
  readonly keptNumber: number | null;
}

export interface AgedGroup {
  readonly id: string;
  readonly since: CalendarDate;
}

/** `Group 5`, or `Group 5 (Design)` with a given name. */
export function groupName(number: number, givenName: string | null): string {
  return givenName === null ? `Group ${number}` : `Group ${number} (${givenName})`;
}

/** Numbers stored by the vendor; null unless every group has a distinct one. */
export function storedNumbers(groups: readonly NumberedGroup[]): ReadonlyMap<string, number> | null {
  const numbers = new Map<string, number>();
  for (const { id, keptNumber } of groups) {
    if (keptNumber !== null) numbers.set(id, keptNumber);
  }
  const areDistinct = new Set(numbers.values()).size === groups.length;
  return areDistinct ? numbers : null;
}

/** Numbers all groups that the viewer sees, RP and cloud, oldest first, ties by id (D-112). */
export function numbersByAge(groups: readonly AgedGroup[]): ReadonlyMap<string, number> {
  const byAge = [...groups].sort(compareAges);
  return new Map(byAge.map(({ id }, index) => [id, index + 1]));
}

function compareAges(a: AgedGroup, b: AgedGroup): number {
  if (a.since !== b.since) return a.since < b.since ? -1 : 1;
  return compareIds(a.id, b.id);
}
