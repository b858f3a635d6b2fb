import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isManagedBy, withMe } from '#domain/licenses/people/managers';
import { type PendingChange, pendingChange } from '#domain/licenses/seats/pending-change';
import type { SeatRecord } from '../../models/licenses';

interface ManagersAsRead {
  /** The viewer first, as `Me`. */
  readonly names: string[];
  readonly haveViewer: boolean;
}

/** Reads a list of managers for the viewer; seats share lists, and each list is read once. */
export type ReadManagers = (managers: readonly string[]) => ManagersAsRead;

export function managersReader({ email }: Viewer): ReadManagers {
  const known = new Map<readonly string[], ManagersAsRead>();
  return (managers) => {
    const found = known.get(managers);
    if (found) return found;
    const read = { names: withMe(managers, email), haveViewer: isManagedBy(managers, email) };
    known.set(managers, read);
    return read;
  };
}

/** Reads pending changes of a group's seats; equal ones are shared. */
export function pendingReader(group: SubscriptionFacts, today: CalendarDate) {
  const known = new Map<string, PendingChange>();
  return (seat: SeatRecord): PendingChange => {
    const { expireDate, licenseType, futureLicenseType, futureTerm } = seat;
    const key = expireDate === null ? '' : `${expireDate} ${licenseType} ${futureLicenseType} ${futureTerm}`;
    const found = known.get(key);
    if (found) return found;
    const made = pendingChange(seat, group, today);
    known.set(key, made);
    return made;
  };
}
