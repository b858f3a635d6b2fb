import type { CalendarDate } from '../calendar/calendar-date';
import { groupStatusLine, type StatusLine } from '../licenses/group-status-line';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';

type Seat = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** Authors and publishers are numbers, not seats: they go on as long as their group does. */
const COUNTED: Seat = { expireDate: null, futureTerm: null, futureLicenseType: null };

/** The line under a cloud group's name (T-06); `bundles` are the seats of a bundle's group, none for counted ones. */
export function cloudStatusLine(
  group: SubscriptionFacts,
  bundles: readonly Seat[],
  today: CalendarDate,
): StatusLine {
  return groupStatusLine(group, bundles.length === 0 ? [COUNTED] : bundles, today);
}
