import type { CalendarDate } from '../../calendar/calendar-date';
import type { Viewer } from '../../licenses/model';
import { isSameEmail } from '../../text/email';

/** An offer as it stood when it was declined, and by whom it was. */
export interface DeclinedOffer {
  readonly userId: string;
  readonly email: string;
  /** Who had moved the address of the offer when changing their own; else null. */
  readonly movedBy: string | null;
  /** When it had been made. */
  readonly date: CalendarDate | null;
  /** When it was declined, as an ISO 8601 timestamp. */
  readonly at: string;
}

const UNDO_MS = 10 * 60_000;

/** Whether the viewer may take the decline back: who has declined, under the same address, within ten minutes. */
export function canUndoDecline({ userId, email, at }: DeclinedOffer, viewer: Viewer, now: Date): boolean {
  return (
    userId === viewer.userId && isSameEmail(email, viewer.email) && now.getTime() - Date.parse(at) <= UNDO_MS
  );
}
