import { message } from '../../messages/catalogue';

export type AssignmentInput = { ok: true; email: string | null } | { ok: false; message: string };

/** What was typed, trimmed: empty frees the seat (null), anything else must contain `@` (SEAT-01, D-137). */
export function parseAssignment(typed: string): AssignmentInput {
  const email = typed.trim();
  if (email === '') return { ok: true, email: null };
  return email.includes('@') ? { ok: true, email } : { ok: false, message: message.enterValidEmail };
}
