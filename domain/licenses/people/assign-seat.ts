import { message } from '../../messages/catalogue';
import { typedEmail } from '../../text/email';

export type AssignmentInput = { ok: true; email: string | null } | { ok: false; message: string };

/** Parses a typed assignee: empty frees the seat (null), anything else must contain `@` (SEAT-01, D-137). */
export function parseAssignment(typed: string): AssignmentInput {
  const email = typedEmail(typed);
  if (email === '') return { ok: true, email: null };
  return email.includes('@') ? { ok: true, email } : { ok: false, message: message.enterValidEmail };
}

interface BulkAssignment {
  seatId: string;
  email: string;
}

/**
 * Returns assignments that were not refused and have an `@` (SEAT-05) or free their seat (D-67).
 * @param messages parallel to `assignments`, empty when accepted
 */
export function appliedAssignments<T extends BulkAssignment>(
  assignments: readonly T[],
  messages: readonly string[] = [],
): T[] {
  return assignments.filter(({ email }, index) => {
    const couldApply = email.trim() === '' || email.includes('@');
    return couldApply && (messages[index] ?? '') === '';
  });
}
