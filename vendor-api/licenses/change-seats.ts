import { checkManagers } from '#domain/licenses/people/managers';
import { parseNote } from '#domain/licenses/people/note';
import { managersAccess, noteAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { emailKey, isMailable } from '#domain/text/email';
import { noteSeats } from '../activity/note-activity';
import { anyOf } from '../db/any-of';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import { type Answer, DONE, failure } from '../http/answer';
import type { SignedInUser } from '../http/identity';
import { type LockedSeat, lockSeats, refusalFor, type SeatRule } from './lock-seats';
import { type ManagersChange, writeManagers } from './write-managers';

const NOTES: SeatRule = { access: noteAccess, stranger: message.notesNotAllowed };
const MANAGERS: SeatRule = { access: managersAccess, stranger: message.managersNotAllowed };

/** REST-45, REST-46. */
export async function editNotes(
  deps: VendorDeps,
  user: SignedInUser,
  seatIds: readonly string[],
  typed: string,
): Promise<Answer> {
  const parsed = parseNote(typed);
  if (!parsed.ok) return failure(parsed);
  return changeSeats(deps.db, user, { seatIds, rule: NOTES }, async (tx, locked) => {
    const touched = locked.filter(({ note }) => note !== parsed.note).map((seat) => ({ seat }));
    const changedIds = touched.map(({ seat }) => seat.id);
    await tx.update(seats).set({ note: parsed.note }).where(anyOf(seats.id, changedIds));
    await noteSeats(tx, deps.clock.now(), user, 'noteChanged', touched);
  });
}

interface ManagerChange {
  readonly seatIds: readonly string[];
  /** As typed; `Me` is the caller. */
  readonly emails: readonly string[];
}

/** REST-48. */
export function addManagers(deps: VendorDeps, user: SignedInUser, change: ManagerChange): Promise<Answer> {
  return changeManagers(deps, user, change, ({ managers }, emails) => ({
    added: emails.filter((email) => !managers.includes(email)),
    removed: [],
  }));
}

/** Removes managers, including the caller and the last one (REST-49, D-133). */
export function removeManagers(deps: VendorDeps, user: SignedInUser, change: ManagerChange): Promise<Answer> {
  return changeManagers(deps, user, change, ({ managers }, emails) => ({
    added: [],
    removed: emails.filter((email) => managers.includes(email)),
  }));
}

async function changeManagers(
  deps: VendorDeps,
  user: SignedInUser,
  { seatIds, emails: typed }: ManagerChange,
  changeOf: (seat: LockedSeat, emails: readonly string[]) => Omit<ManagersChange, 'seat'>,
): Promise<Answer> {
  const checked = checkManagers(typed, user.email);
  if (!checked.ok) return failure(checked);
  const wrong = checked.emails.find((email) => !isMailable(email));
  if (wrong !== undefined) return failure({ message: message.notAnEmail(wrong) });
  const emails = checked.emails.map(emailKey);
  return changeSeats(deps.db, user, { seatIds, rule: MANAGERS }, (tx, locked) =>
    writeManagers(
      tx,
      deps,
      user,
      locked.map((seat) => ({ seat, ...changeOf(seat, emails) })),
    ),
  );
}

function changeSeats(
  db: Database,
  user: SignedInUser,
  { seatIds, rule }: { readonly seatIds: readonly string[]; readonly rule: SeatRule },
  write: (tx: Database, locked: readonly LockedSeat[]) => Promise<void>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const locked = await lockSeats(tx, user, seatIds);
    for (const seatId of seatIds) {
      const refusal = refusalFor(locked.get(seatId), user, rule);
      if (refusal !== null) return failure({ message: refusal });
    }
    await write(tx, [...locked.values()]);
    return DONE;
  });
}
