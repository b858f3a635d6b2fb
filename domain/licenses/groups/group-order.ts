import type { CalendarDate } from '../../calendar/calendar-date';
import { isSameEmail } from '../../text/email';
import { compareIds } from '../compare-ids';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { hasEnded } from '../paid-until';

type GroupSection = 'UPCOMING' | 'ACTIVE' | 'EXPIRED';

export interface GroupPlace {
  section: GroupSection;
  isTransferToViewer: boolean;
}

/** Section of a group by the first matching row of T-04. A canceled group stays Active until it ends (D-104). */
export function groupPlace(
  subscription: Pick<SubscriptionFacts, 'pendingOwner' | 'expireDate' | 'startDate'>,
  viewerEmail: string,
  today: CalendarDate,
): GroupPlace {
  if (isSameEmail(subscription.pendingOwner, viewerEmail)) {
    return { section: 'ACTIVE', isTransferToViewer: true };
  }
  return { section: sectionByDates(subscription, today), isTransferToViewer: false };
}

function sectionByDates(
  subscription: Pick<SubscriptionFacts, 'expireDate' | 'startDate'>,
  today: CalendarDate,
): GroupSection {
  if (hasEnded(subscription, today)) return 'EXPIRED';
  return subscription.startDate > today ? 'UPCOMING' : 'ACTIVE';
}

export interface OrderedGroup extends GroupPlace {
  id: string;
  purchaseDate: CalendarDate;
}

const SECTION_RANK: Record<GroupSection, number> = { UPCOMING: 0, ACTIVE: 1, EXPIRED: 2 };

/** Display order: Upcoming, Active with transfers to accept first, Expired; newest purchase first, ties by id (D-61). */
export function orderGroups<T extends OrderedGroup>(groups: readonly T[]): T[] {
  return [...groups].sort(compareGroups);
}

/** Purchase date of the newest seat, else the group's start. */
export function groupPurchaseDate(
  seats: readonly Pick<SeatFacts, 'purchaseDate'>[],
  startDate: CalendarDate,
): CalendarDate {
  let newest: CalendarDate | null = null;
  for (const { purchaseDate } of seats) {
    if (newest === null || purchaseDate > newest) newest = purchaseDate;
  }
  return newest ?? startDate;
}

function compareGroups(a: OrderedGroup, b: OrderedGroup): number {
  if (a.section !== b.section) return SECTION_RANK[a.section] - SECTION_RANK[b.section];
  if (a.isTransferToViewer !== b.isTransferToViewer) return a.isTransferToViewer ? -1 : 1;
  if (a.purchaseDate !== b.purchaseDate) return a.purchaseDate > b.purchaseDate ? -1 : 1;
  return compareIds(a.id, b.id);
}
