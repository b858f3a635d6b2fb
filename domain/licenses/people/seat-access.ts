import { message } from '../../messages/catalogue';
import type { LicenseKind } from '../license-kind';
import type { SeatFacts, Viewer } from '../model';
import { isManagedBy } from './managers';

/** Whether the viewer may do something to a seat, and why not. */
export type SeatAccess = { allowed: true } | { allowed: false; code: 'NOT_ALLOWED'; message: string };

export interface SeatQuestion {
  seat: Pick<SeatFacts, 'managers'>;
  kind: LicenseKind;
  isOwner: boolean;
  viewer: Pick<Viewer, 'email'>;
}

/** Why a kind of licence is nobody's to change in this way; null where its owner and managers decide. */
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

/** Who may assign or free a seat: its managers and its owner; education seats nobody (T-09, D-92, EDU-03). */
export function assignAccess(question: SeatQuestion): SeatAccess {
  const fixed = NEVER_ASSIGNED[question.kind];
  if (fixed !== null) return refuse(fixed);
  return isTrusted(question) ? { allowed: true } : refuse(message.assignNotAllowed);
}

/** Who may add and remove managers: the same; those of education seats stay (T-09, SEAT-19, D-89). */
export function managersAccess(question: SeatQuestion): SeatAccess {
  const fixed = MANAGERS_STAY[question.kind];
  if (fixed !== null) return refuse(fixed);
  return isTrusted(question) ? { allowed: true } : refuse(message.managersNotAllowed);
}

/** Who may write the note: managers and owner, of education seats too (T-09, SEAT-19, D-89). */
export function noteAccess(question: SeatQuestion): SeatAccess {
  return isTrusted(question) ? { allowed: true } : refuse(message.notesNotAllowed);
}

function isTrusted({ seat, isOwner, viewer }: SeatQuestion): boolean {
  return isOwner || isManagedBy(seat.managers, viewer.email);
}

function refuse(text: string): SeatAccess {
  return { allowed: false, code: 'NOT_ALLOWED', message: text };
}
