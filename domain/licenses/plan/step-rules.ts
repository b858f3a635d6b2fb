import { message } from '../../messages/catalogue';
import {
  assignAccess,
  managersAccess,
  noteAccess,
  type SeatAccess,
  type SeatQuestion,
} from '../people/seat-access';
import type { SeatContents } from './seat-state';

interface StepRule {
  access: (question: SeatQuestion) => SeatAccess;
  stranger: string;
}

/** Who may write which part of a seat (T-09). */
export const STEP_RULES: Readonly<Record<keyof SeatContents, StepRule>> = {
  email: { access: assignAccess, stranger: message.assignNotAllowed },
  managers: { access: managersAccess, stranger: message.managersNotAllowed },
  note: { access: noteAccess, stranger: message.notesNotAllowed },
};

export const SEAT_PARTS = ['email', 'managers', 'note'] as const satisfies (keyof SeatContents)[];
