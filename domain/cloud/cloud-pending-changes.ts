import type { CalendarDate } from '../calendar/calendar-date';
import type { ChangeUnit } from '../changes/change-unit';
import type { SubscriptionFacts } from '../licenses/model';
import { pendingChange } from '../licenses/pending-change';
import { isSetToRenew } from '../licenses/renews';

/** What waits for the end of a cloud group's term, as its seats would tell it, each text once (T-05). */
export function cloudPendingChanges(
  group: SubscriptionFacts,
  units: readonly ChangeUnit[],
  today: CalendarDate,
): string[] {
  // What does not renew does not change either.
  if (!isSetToRenew(group)) return [];
  const pending = units.map((unit) => pendingChange(unit, group, today));
  const texts = pending.flatMap(({ status, changes }) => (status === 'PENDING_CHANGE' ? changes : []));
  return [...new Set(texts)];
}
