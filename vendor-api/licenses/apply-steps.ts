import { sql } from 'drizzle-orm';
import { checkManagers, MANAGER_LIMIT } from '#domain/licenses/people/managers';
import { parseNote } from '#domain/licenses/people/note';
import { isInState, type SeatState, type SeatStep, withoutManagers } from '#domain/licenses/plan/seat-state';
import { partsUnderRule, STEP_RULES } from '#domain/licenses/plan/step-rules';
import { message } from '#domain/messages/catalogue';
import { emailKey, isMailable } from '#domain/text/email';
import { noteSeats } from '../activity/note-activity';
import { textArray } from '../db/any-of';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { parseAssignee } from './assign-seats';
import { type GivenSeat, giveSeats, isForDomain } from './give-seats';
import { type LockedSeat, lockSeats, refusalFor } from './lock-seats';
import { type ManagersChange, writeManagers } from './write-managers';

interface Written {
  readonly assignee?: GivenSeat;
  readonly managers?: ManagersChange;
  readonly note?: NoteChange;
}

interface NoteChange {
  readonly seat: LockedSeat;
  readonly note: string;
}

type Checked =
  | { readonly kind: 'sound'; readonly written: Written }
  /** Changed by another writer or not possible; the other steps go on. */
  | { readonly kind: 'left'; readonly message: string }
  /** The customer may not change the seat. */
  | { readonly kind: 'foreign'; readonly message: string };

/**
 * Compares the expected state before writing, so that no concurrent change is lost unseen. Writes nothing if
 * the customer may not change one of the seats; skips other impossible steps. @returns a message per step
 */
export function applySteps(
  deps: VendorDeps,
  user: SignedInUser,
  steps: readonly SeatStep[],
): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    const ids = steps.map(({ seatId }) => seatId);
    const locked = await lockSeats(tx, user, ids);
    const checked = steps.map((step) => checkStep(step, locked.get(step.seatId), user));
    const isForeign = checked.some(({ kind }) => kind === 'foreign');
    const messages = checked.map((each) => {
      if (each.kind !== 'sound') return each.message;
      return isForeign ? message.planPartRefused : '';
    });
    if (isForeign) return messages;
    const written = checked.flatMap((each) => (each.kind === 'sound' ? each.written : []));
    const given = written.flatMap(({ assignee }) => assignee ?? []);
    await giveSeats(tx, deps, user, given);
    await writeManagers(
      tx,
      deps,
      user,
      written.flatMap(({ managers }) => managers ?? []),
    );
    await writeNotes(
      tx,
      deps,
      user,
      written.flatMap(({ note }) => note ?? []),
    );
    return messages;
  });
}

function checkStep({ from, to }: SeatStep, seat: LockedSeat | undefined, user: SignedInUser): Checked {
  const refusal = partsUnderRule(to)
    .map((part) => refusalFor(seat, user, STEP_RULES[part]))
    .find((text) => text !== null);
  if (seat === undefined || refusal !== undefined)
    return { kind: 'foreign', message: refusal ?? message.assignNotAllowed };
  const contents = { email: seat.assignedTo ?? '', managers: seat.managers, note: seat.note };
  if (!isInState(contents, from)) return { kind: 'left', message: message.seatChanged };
  return checkWanted(to, seat, user);
}

function checkWanted(to: SeatState, seat: LockedSeat, user: SignedInUser): Checked {
  const assignee = to.email === undefined ? null : parseAssignee(to.email, isForDomain(seat));
  if (assignee?.ok === false) return { kind: 'left', message: assignee.message };
  const managers = to.managers === undefined ? null : checkManagersStep(seat, to.managers, user);
  if (managers?.ok === false) return { kind: 'left', message: managers.message };
  const note = to.note === undefined ? null : parseNote(to.note);
  if (note?.ok === false) return { kind: 'left', message: note.message };
  return {
    kind: 'sound',
    written: {
      ...(assignee &&
        assignee.assignedTo !== seat.assignedTo && {
          assignee: { seat, assignedTo: assignee.assignedTo },
        }),
      ...(managers && { managers: managers.change }),
      ...(note && note.note !== seat.note && { note: { seat, note: note.note } }),
    },
  };
}

/** Checks only added managers. The limit of a call applies both ways, so that a removal can be undone. */
function checkManagersStep(seat: LockedSeat, wanted: readonly string[], user: SignedInUser) {
  const removed = withoutManagers(seat.managers, wanted);
  const typed = withoutManagers(wanted, seat.managers);
  const added = [...new Set(typed.map(emailKey))];
  if (removed.length > MANAGER_LIMIT) return { ok: false as const, message: message.managersTooMany };
  if (added.length > 0) {
    const checked = checkManagers(added, user.email);
    if (!checked.ok) return checked;
  }
  const wrong = typed.find((email) => !isMailable(emailKey(email)));
  return wrong === undefined
    ? { ok: true as const, change: { seat, added, removed } }
    : { ok: false as const, message: message.notAnEmail(wrong) };
}

async function writeNotes(
  tx: Database,
  { clock }: Pick<VendorDeps, 'clock'>,
  user: SignedInUser,
  changed: readonly NoteChange[],
): Promise<void> {
  if (changed.length === 0) return;
  const ids = textArray(changed.map(({ seat }) => seat.id));
  const notes = textArray(changed.map(({ note }) => note));
  await tx.execute(sql`
    update ${seats} set note = given.note from unnest(${ids}, ${notes}) as given (id, note)
    where ${seats.id} = given.id`);
  await noteSeats(tx, clock.now(), user, 'noteChanged', changed);
}
