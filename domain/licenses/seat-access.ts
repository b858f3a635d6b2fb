import { message } from '../messages/catalogue';
import { isManagedBy } from './managers';
import type { SeatFacts, Viewer } from './model';

/** Whether the viewer may do something to a seat, and why not. */
export type SeatAccess = { allowed: true } | { allowed: false; code: 'NOT_ALLOWED'; message: string };

interface AssignQuestion {
  seat: Pick<SeatFacts, 'managers'>;
  isOwner: boolean;
  isEducation: boolean;
  viewer: Pick<Viewer, 'email'>;
}

/** Who may assign or free a seat: its managers and the group's owner; education seats nobody (T-09, D-92, EDU-03). */
export function assignAccess({ seat, isOwner, isEducation, viewer }: AssignQuestion): SeatAccess {
  if (isEducation) return refuse(message.educationFixed);
  if (isOwner || isManagedBy(seat.managers, viewer.email)) return { allowed: true };
  return refuse(message.assignNotAllowed);
}

function refuse(text: string): SeatAccess {
  return { allowed: false, code: 'NOT_ALLOWED', message: text };
}
