import { message } from '../../messages/catalogue';
import { isSameEmail } from '../../text/same-email';
import { ME } from './managers';

/** More addresses than anybody types; seats times managers bound the work of one call. */
export const MANAGER_LIMIT = 50;

export type ManagerListInput = { ok: true; emails: string[] } | { ok: false; message: string };

/** Addresses separated by commas: trimmed, duplicates ignored, in any case (SEAT-07). `Me` is the viewer (D-70). */
export function parseManagerList(typed: string, viewerEmail: string): ManagerListInput {
  return checkManagers(typed.split(','), viewerEmail);
}

/** As `parseManagerList`, for addresses that are apart already. */
export function checkManagers(given: readonly string[], viewerEmail: string): ManagerListInput {
  const emails: string[] = [];
  for (const text of given) {
    const email = text.trim() === ME ? viewerEmail : text.trim();
    if (email !== '' && !emails.some((known) => isSameEmail(known, email))) emails.push(email);
  }
  if (emails.length === 0) return { ok: false, message: message.managerRequired };
  if (emails.length > MANAGER_LIMIT) return { ok: false, message: message.managersTooMany };
  return emails.every((email) => email.includes('@'))
    ? { ok: true, emails }
    : { ok: false, message: message.enterValidEmail };
}
