import { and, inArray, sql } from 'drizzle-orm';
import { checkManagers } from '#domain/licenses/people/manager-list';
import { managersAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { isMailable } from '#domain/text/mailable-email';
import type { Database } from '../db/database';
import { seatManagers } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { firstRefusal, lockSeats, textArray } from './lock-seats';
import { DONE, refused, type SeatAnswer } from './seat-answer';

const RULE = { access: managersAccess, stranger: message.managersNotAllowed };

interface ManagerChange {
  readonly seatIds: readonly string[];
  /** As typed; `Me` is the caller. */
  readonly emails: readonly string[];
}

/** REST-48. */
export function addManagers(
  deps: VendorDeps,
  user: SignedInUser,
  change: ManagerChange,
): Promise<SeatAnswer> {
  return changeManagers(deps, user, change, async (tx, emails) => {
    await tx.execute(sql`
      insert into ${seatManagers} (seat_id, email)
      select seat_id, email from unnest(${textArray(change.seatIds)}) as given_seats (seat_id)
      cross join unnest(${textArray(emails)}) as given_people (email)
      on conflict do nothing`);
  });
}

/** Also the caller and the last manager (REST-49, D-133). */
export function removeManagers(
  deps: VendorDeps,
  user: SignedInUser,
  change: ManagerChange,
): Promise<SeatAnswer> {
  return changeManagers(deps, user, change, async (tx, emails) => {
    const ofSeats = sql`${seatManagers.seatId} = any(${textArray(change.seatIds)})`;
    await tx.delete(seatManagers).where(and(ofSeats, inArray(seatManagers.email, emails)));
  });
}

function changeManagers(
  { db }: VendorDeps,
  user: SignedInUser,
  { seatIds, emails: given }: ManagerChange,
  write: (tx: Database, emails: string[]) => Promise<void>,
): Promise<SeatAnswer> {
  const checked = checkManagers(given, user.email);
  if (!checked.ok) return Promise.resolve(refused(checked.message));
  const emails = checked.emails.map((email) => email.toLowerCase());
  const wrong = emails.find((email) => !isMailable(email));
  if (wrong !== undefined) return Promise.resolve(refused(message.notAnEmail(wrong)));
  return db.transaction(async (tx) => {
    const refusal = firstRefusal(await lockSeats(tx, user, seatIds), seatIds, user, RULE);
    if (refusal !== null) return refused(refusal);
    await write(tx, emails);
    return DONE;
  });
}
