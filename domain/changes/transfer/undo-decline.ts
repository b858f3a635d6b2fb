import type { CalendarDate } from '../../calendar/calendar-date';
import type { Viewer } from '../../licenses/model';
import { isSameEmail } from '../../text/email';

/** Declined offer, with the customer who declined it. */
export interface DeclinedOffer {
  readonly userId: string;
  readonly email: string;
  /** Id of the user whose change of address moved the offer; else null. */
  readonly movedBy: string | null;
  /** Day of the offer. */
  readonly date: CalendarDate | null;
  /** Time of the decline in ISO 8601. */
  readonly at: string;
}

const UNDO_MS = 10 * 60_000;

/** Checks that the viewer declined the offer, under the same address, at most ten minutes ago. */
export function canUndoDecline({ userId, email, at }: DeclinedOffer, viewer: Viewer, now: Date): boolean {
  return (
    userId === viewer.userId && isSameEmail(email, viewer.email) && now.getTime() - Date.parse(at) <= UNDO_MS
  );
}
