import { message } from '../../messages/catalogue';
import {
  assignAccess,
  managersAccess,
  noteAccess,
  type SeatAccess,
  type SeatQuestion,
} from '../people/seat-access';
import type { SeatContents, SeatState } from './seat-state';

interface StepRule {
  access: (question: SeatQuestion) => SeatAccess;
  stranger: string;
}

/** Access rules for writing each part of a seat (T-09). */
export const STEP_RULES: Readonly<Record<keyof SeatContents, StepRule>> = {
  email: { access: assignAccess, stranger: message.assignNotAllowed },
  managers: { access: managersAccess, stranger: message.managersNotAllowed },
  note: { access: noteAccess, stranger: message.notesNotAllowed },
};

export const SEAT_PARTS = ['email', 'managers', 'note'] as const satisfies (keyof SeatContents)[];

/** Parts whose rules apply. A step that writes nothing still reveals the seat's state and takes the note's rule. */
export function partsUnderRule(to: SeatState): readonly (keyof SeatContents)[] {
  const written = SEAT_PARTS.filter((part) => to[part] !== undefined);
  return written.length === 0 ? ['note'] : written;
}
