import type { CalendarDate } from '../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { isSetToRenew } from '../licenses/renews';
import { pendingChange } from '../licenses/seats/pending-change';

type Unit = Pick<SeatFacts, 'expireDate' | 'licenseType' | 'futureLicenseType' | 'futureTerm'>;

/** Returns the pending changes of a cloud group's seats, each text once (T-05). */
export function cloudPendingChanges(
  group: SubscriptionFacts,
  units: readonly Unit[],
  today: CalendarDate,
): string[] {
  if (!isSetToRenew(group)) return [];
  const pending = units.map((unit) => pendingChange(unit, group, today));
  const texts = pending.flatMap(({ status, changes }) => (status === 'PENDING_CHANGE' ? changes : []));
  return [...new Set(texts)];
}
