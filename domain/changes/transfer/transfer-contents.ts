import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts } from '../../licenses/model';
import { isSetToRenew } from '../../licenses/renews';
import { pendingChange } from '../../licenses/seats/pending-change';
import { editionCounts, editionSummary } from '../../licenses/seats/seat-summary';
import { seatsText } from '../../text/counts';
import { type ChangeUnit, isUnitEnded } from '../change-unit';

/** Editions of the seats today, which a pending change does not count in yet: `2 Pro, 1 Team`. */
export function currentContents(
  group: SubscriptionFacts,
  units: readonly ChangeUnit[],
  today: CalendarDate,
): string {
  const held = units.filter((unit) => !isUnitEnded(unit, group, today));
  return editionSummary(
    editionCounts(held.map((unit) => ({ ...unit, futureLicenseType: null, assignedTo: null }))),
  );
}

/** Changes that the next renewal makes: `2 seats: Changes to Axure RP Pro on Dec 31, 2026`; none without a renewal. */
export function pendingChangesOf(
  group: SubscriptionFacts,
  units: readonly ChangeUnit[],
  today: CalendarDate,
): string[] {
  if (!isSetToRenew(group)) return [];
  const counts = new Map<string, number>();
  for (const unit of units)
    for (const text of pendingChange(unit, group, today).changes)
      counts.set(text, (counts.get(text) ?? 0) + unit.quantity);
  return [...counts].map(([text, count]) => `${seatsText(count)}: ${text}`);
}
