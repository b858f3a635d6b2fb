import { message } from '../../messages/catalogue';
import { compareNames } from '../../text/compare-names';
import { isSameEmail, typedEmail, uniqueEmails } from '../../text/email';
import type { SeatFacts } from '../model';

/** Stands for the viewer in lists of managers (SEAT-21). */
export const ME = 'Me';

/** Checks that the viewer is among the managers, as `Me` or by address (D-70). */
export function isManagedBy(managers: readonly string[], viewerEmail: string): boolean {
  return managers.some((manager) => manager === ME || isSameEmail(manager, viewerEmail));
}

/** Returns the managers with the viewer first, as `Me` (D-70). */
export function withMe(managers: readonly string[], viewerEmail: string): string[] {
  const others = managers.filter((manager) => !isSameEmail(manager, viewerEmail));
  return others.length < managers.length ? [ME, ...others] : others;
}

/** `Me` for the viewer, else the address (MAN-13). */
export function nameFor(email: string, viewerEmail: string): string {
  return isSameEmail(email, viewerEmail) ? ME : email;
}

/** Limits the work of a call, which is seats times managers. */
export const MANAGER_LIMIT = 50;

type ManagerListInput = { ok: true; emails: string[] } | { ok: false; message: string };

/** Parses addresses separated by commas, without duplicates in any case (SEAT-07); `Me` is the viewer (D-70). */
export function parseManagerList(typed: string, viewerEmail: string): ManagerListInput {
  return checkManagers(typed.split(','), viewerEmail);
}

export function checkManagers(given: readonly string[], viewerEmail: string): ManagerListInput {
  const emails = uniqueEmails(given.map((text) => (typedEmail(text) === ME ? viewerEmail : text)));
  if (emails.length === 0) return { ok: false, message: message.managerRequired };
  if (emails.length > MANAGER_LIMIT) return { ok: false, message: message.managersTooMany };
  return emails.every((email) => email.includes('@'))
    ? { ok: true, emails }
    : { ok: false, message: message.enterValidEmail };
}

interface ManagerOfSeats {
  name: string;
  seatCount: number;
}

export function managersOfSeats(seats: readonly Pick<SeatFacts, 'managers'>[]): ManagerOfSeats[] {
  const counts = new Map<string, number>();
  for (const { managers } of seats)
    for (const name of new Set(managers)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, seatCount]) => ({ name, seatCount }))
    .toSorted((a, b) => Number(b.name === ME) - Number(a.name === ME) || compareNames(a.name, b.name));
}

export function commonNote(seats: readonly Pick<SeatFacts, 'note'>[]): string | null {
  const first = seats[0]?.note ?? null;
  return seats.every(({ note }) => note === first) ? first : null;
}
