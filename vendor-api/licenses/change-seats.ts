import { and, inArray, sql } from 'drizzle-orm';
import { checkManagers } from '#domain/licenses/people/managers';
import { parseNote } from '#domain/licenses/people/note';
import { managersAccess, noteAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { isMailable } from '#domain/text/email';
import { anyOf, textArray } from '../db/any-of';
import type { Database } from '../db/database';
import { seatManagers, seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import { type Answer, DONE, failure } from '../http/answer';
import type { SignedInUser } from '../http/identity';
import { lockSeats, refusalFor, type SeatRule } from './lock-seats';

const NOTES: SeatRule = { access: noteAccess, stranger: message.notesNotAllowed };
const MANAGERS: SeatRule = { access: managersAccess, stranger: message.managersNotAllowed };

/** REST-45, REST-46. */
export async function editNotes(
  { db }: VendorDeps,
  user: SignedInUser,
  seatIds: readonly string[],
  typed: string,
): Promise<Answer> {
  const parsed = parseNote(typed);
  if (!parsed.ok) return failure(parsed);
  return changeSeats(db, user, { seatIds, rule: NOTES }, async (tx) => {
    await tx.update(seats).set({ note: parsed.note }).where(anyOf(seats.id, seatIds));
  });
}

interface ManagerChange {
  readonly seatIds: readonly string[];
  /** As typed; `Me` is the caller. */
  readonly emails: readonly string[];
}

/** REST-48. */
export function addManagers(deps: VendorDeps, user: SignedInUser, change: ManagerChange): Promise<Answer> {
  return changeManagers(deps, user, change, async (tx, emails) => {
    await tx.execute(sql`
      insert into ${seatManagers} (seat_id, email)
      select seat_id, email from unnest(${textArray(change.seatIds)}) as given_seats (seat_id)
      cross join unnest(${textArray(emails)}) as given_people (email)
      on conflict do nothing`);
  });
}

/** Also the caller and the last manager (REST-49, D-133). */
export function removeManagers(deps: VendorDeps, user: SignedInUser, change: ManagerChange): Promise<Answer> {
  return changeManagers(deps, user, change, async (tx, emails) => {
    const ofSeats = anyOf(seatManagers.seatId, change.seatIds);
    await tx.delete(seatManagers).where(and(ofSeats, inArray(seatManagers.email, emails)));
  });
}

async function changeManagers(
  { db }: VendorDeps,
  user: SignedInUser,
  { seatIds, emails: typed }: ManagerChange,
  write: (tx: Database, emails: string[]) => Promise<void>,
): Promise<Answer> {
  const checked = checkManagers(typed, user.email);
  if (!checked.ok) return failure(checked);
  const emails = checked.emails.map((email) => email.toLowerCase());
  const wrong = emails.find((email) => !isMailable(email));
  if (wrong !== undefined) return failure({ message: message.notAnEmail(wrong) });
  return changeSeats(db, user, { seatIds, rule: MANAGERS }, (tx) => write(tx, emails));
}

/** All of the seats or none. */
function changeSeats(
  db: Database,
  user: SignedInUser,
  { seatIds, rule }: { readonly seatIds: readonly string[]; readonly rule: SeatRule },
  write: (tx: Database) => Promise<void>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const locked = await lockSeats(tx, user, seatIds);
    for (const seatId of seatIds) {
      const refusal = refusalFor(locked.get(seatId), user, rule);
      if (refusal !== null) return failure({ message: refusal });
    }
    await write(tx);
    return DONE;
  });
}
