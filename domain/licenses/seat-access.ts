import { message } from '../messages/catalogue';
import { isManagedBy } from './managers';
import type { SeatFacts, Viewer } from './model';

/** Whether the viewer may do something to a seat, and why not. */
export type SeatAccess = { allowed: true } | { allowed: false; code: 'NOT_ALLOWED'; message: string };

interface SeatQuestion {
  seat: Pick<SeatFacts, 'managers'>;
  isOwner: boolean;
  isEducation: boolean;
  viewer: Pick<Viewer, 'email'>;
}

/** Who may assign or free a seat: its managers and the group's owner; education seats nobody (T-09, D-92, EDU-03). */
export function assignAccess(question: SeatQuestion): SeatAccess {
  if (question.isEducation) return refuse(message.educationFixed);
  return isTrusted(question) ? { allowed: true } : refuse(message.assignNotAllowed);
}

/** Who may add and remove managers: the same; those of education seats stay (T-09, SEAT-19). */
export function managersAccess(question: SeatQuestion): SeatAccess {
  if (question.isEducation) return refuse(message.educationFixed);
  return isTrusted(question) ? { allowed: true } : refuse(message.managersNotAllowed);
}

/** Who may write the note: managers and owner, of education seats too (T-09, SEAT-19). */
export function noteAccess(question: SeatQuestion): SeatAccess {
  return isTrusted(question) ? { allowed: true } : refuse(message.notesNotAllowed);
}

function isTrusted({ seat, isOwner, viewer }: SeatQuestion): boolean {
  return isOwner || isManagedBy(seat.managers, viewer.email);
}

function refuse(text: string): SeatAccess {
  return { allowed: false, code: 'NOT_ALLOWED', message: text };
}
