import type { CalendarDate } from '../../calendar/calendar-date';
import { isSameEmail } from '../../text/same-email';
import type { SubscriptionFacts } from '../model';

export type GroupSection = 'UPCOMING' | 'ACTIVE' | 'EXPIRED';

export interface GroupPlace {
  section: GroupSection;
  /** A transfer to the viewer waits: the group stands on top of Active. */
  isTransferToViewer: boolean;
}

/** Where a group is listed; the first row that matches wins (T-04). A canceled group stays Active until it ends (D-104). */
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
  if (subscription.expireDate < today) return 'EXPIRED';
  return subscription.startDate > today ? 'UPCOMING' : 'ACTIVE';
}
