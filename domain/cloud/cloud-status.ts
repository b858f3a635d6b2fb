import type { CalendarDate } from '../calendar/calendar-date';
import { groupStatusLine, nextBilling, type StatusLine } from '../licenses/groups/group-status-line';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { isSetToRenew } from '../licenses/renews';
import { pendingChange } from '../licenses/seats/pending-change';

type Seat = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** Authors and publishers are numbers, not seats: they go on as long as their group does. */
const COUNTED: Seat = { expireDate: null, futureTerm: null, futureLicenseType: null };

/** The line under a cloud group's name (T-06); `bundles` are the seats of a bundle's group, none for counted ones. */
export function cloudStatusLine(
  group: SubscriptionFacts,
  bundles: readonly Seat[],
  today: CalendarDate,
): StatusLine {
  return groupStatusLine(group, seatsOf(bundles), today);
}

export function cloudNextBilling(
  group: SubscriptionFacts,
  bundles: readonly Seat[],
  today: CalendarDate,
): CalendarDate | null {
  return nextBilling(group, seatsOf(bundles), today);
}

function seatsOf(bundles: readonly Seat[]): readonly Seat[] {
  return bundles.length === 0 ? [COUNTED] : bundles;
}

type Unit = Pick<SeatFacts, 'expireDate' | 'licenseType' | 'futureLicenseType' | 'futureTerm'>;

/** What waits for the end of a cloud group's term, as its seats would tell it, each text once (T-05). */
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
