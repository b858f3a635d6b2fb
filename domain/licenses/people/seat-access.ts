import { message } from '../../messages/catalogue';
import { isSameEmail } from '../../text/email';
import type { SeatFacts, Viewer } from '../model';
import type { ProductKind } from '../product-kind';
import { isManagedBy } from './managers';

export const LICENSE_KINDS = ['subscription', 'perpetual', 'education', 'upgrade'] as const;

export type LicenseKind = (typeof LICENSE_KINDS)[number];

export type SeatAccess = { allowed: true } | { allowed: false; code: 'NOT_ALLOWED'; message: string };

export function notAllowed(text: string): SeatAccess {
  return { allowed: false, code: 'NOT_ALLOWED', message: text };
}

export interface SeatQuestion {
  seat: Pick<SeatFacts, 'managers'>;
  kind: LicenseKind;
  isOwner: boolean;
  viewer: Pick<Viewer, 'email'>;
}

/** Reason why nobody may change a kind of license; null where owner and managers may. */
type Fixed = Record<LicenseKind, string | null>;

const NEVER_ASSIGNED: Fixed = {
  subscription: null,
  perpetual: null,
  education: message.educationFixed,
  upgrade: message.upgradeCodeUnassignable,
};

const MANAGERS_STAY: Fixed = {
  subscription: null,
  perpetual: null,
  education: message.educationFixed,
  upgrade: null,
};

/** Lets owner and managers assign or free a seat, except education seats (T-09, D-92, EDU-03). */
export function assignAccess(question: SeatQuestion): SeatAccess {
  const fixed = NEVER_ASSIGNED[question.kind];
  if (fixed !== null) return notAllowed(fixed);
  return isTrusted(question) ? { allowed: true } : notAllowed(message.assignNotAllowed);
}

/** Lets owner and managers change the managers, except of education seats (T-09, SEAT-19, D-89). */
export function managersAccess(question: SeatQuestion): SeatAccess {
  const fixed = MANAGERS_STAY[question.kind];
  if (fixed !== null) return notAllowed(fixed);
  return isTrusted(question) ? { allowed: true } : notAllowed(message.managersNotAllowed);
}

/** Lets owner and managers write the note, of education seats too (T-09, SEAT-19, D-89). */
export function noteAccess(question: SeatQuestion): SeatAccess {
  return isTrusted(question) ? { allowed: true } : notAllowed(message.notesNotAllowed);
}

function isTrusted({ seat, isOwner, viewer }: SeatQuestion): boolean {
  return isOwner || isManagedBy(seat.managers, viewer.email);
}

interface OfflineKeyQuestion {
  seat: Pick<SeatFacts, 'managers' | 'assignedTo'>;
  kind: ProductKind;
  isOwner: boolean;
  isEnded: boolean;
  viewer: Pick<Viewer, 'email'>;
}

/** Lets owner, managers and assignee (T-09, D-91) have the key of an assigned, current RP seat (SEAT-14, D-69). */
export function offlineKeyAccess({ seat, kind, isOwner, isEnded, viewer }: OfflineKeyQuestion): SeatAccess {
  const isUser = seat.assignedTo !== null && isSameEmail(seat.assignedTo, viewer.email);
  if (!isOwner && !isUser && !isManagedBy(seat.managers, viewer.email))
    return notAllowed(message.offlineKeyNotAllowed);
  if (kind !== 'rp') return notAllowed(message.offlineKeyElsewhere);
  if (isEnded) return notAllowed(message.offlineKeyEnded);
  return seat.assignedTo === null ? notAllowed(message.offlineKeyUnassigned) : { allowed: true };
}
