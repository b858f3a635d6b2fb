import { message } from '../../messages/catalogue';
import { isSameEmail } from '../../text/same-email';
import type { SeatFacts, Viewer } from '../model';
import type { ProductKind } from '../product-kind';
import { isManagedBy } from './managers';
import type { SeatAccess } from './seat-access';

interface OfflineKeyQuestion {
  seat: Pick<SeatFacts, 'managers' | 'assignedTo'>;
  kind: ProductKind;
  isOwner: boolean;
  isEnded: boolean;
  viewer: Pick<Viewer, 'email'>;
}

/**
 * Who may have the offline key of a seat, to send or to copy: owner, managers, and whoever uses it (T-09, D-91); of a
 * seat of RP that is assigned and goes on (SEAT-14, D-69).
 */
export function offlineKeyAccess({ seat, kind, isOwner, isEnded, viewer }: OfflineKeyQuestion): SeatAccess {
  const isUser = seat.assignedTo !== null && isSameEmail(seat.assignedTo, viewer.email);
  if (!isOwner && !isUser && !isManagedBy(seat.managers, viewer.email))
    return refuse(message.offlineKeyNotAllowed);
  if (kind !== 'rp') return refuse(message.offlineKeyElsewhere);
  if (isEnded) return refuse(message.offlineKeyEnded);
  return seat.assignedTo === null ? refuse(message.offlineKeyUnassigned) : { allowed: true };
}

function refuse(text: string): SeatAccess {
  return { allowed: false, code: 'NOT_ALLOWED', message: text };
}
