import type { CalendarDate } from '../calendar/calendar-date';
import { groupStatusLine, type StatusLine } from '../licenses/groups/group-status-line';
import { nextBilling } from '../licenses/groups/next-billing';
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
  return groupStatusLine(group, seatsOf(bundles), today);
}

/** The day on which a cloud group renews and is charged for; null where it does not (PRICE-16). */
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
