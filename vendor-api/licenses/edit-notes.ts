import { sql } from 'drizzle-orm';
import { parseNote } from '#domain/licenses/people/note';
import { noteAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { firstRefusal, lockSeats, textArray } from './lock-seats';
import { DONE, refused, type SeatAnswer } from './seat-answer';

const RULE = { access: noteAccess, stranger: message.notesNotAllowed };

/** All of the seats or none (REST-45, REST-46). */
export function editNotes(
  { db }: VendorDeps,
  user: SignedInUser,
  seatIds: readonly string[],
  typed: string,
): Promise<SeatAnswer> {
  const parsed = parseNote(typed);
  if (!parsed.ok) return Promise.resolve(refused(parsed.message));
  return db.transaction(async (tx) => {
    const refusal = firstRefusal(await lockSeats(tx, user, seatIds), seatIds, user, RULE);
    if (refusal !== null) return refused(refusal);
    await tx
      .update(seats)
      .set({ note: parsed.note })
      .where(sql`${seats.id} = any(${textArray(seatIds)})`);
    return DONE;
  });
}
