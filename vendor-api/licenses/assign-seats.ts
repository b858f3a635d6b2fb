import { sql } from 'drizzle-orm';
import { assignAccess } from '#domain/licenses/seat-access';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../db/client';
import { seatManagers, seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { enqueueMail } from '../mail/outbox';
import { parseAssignee } from './assignee';
import { assignmentMail } from './assignment-mail';
import { type LockedSeat, lockSeats, refusalFor, textArray } from './lock-seats';

export interface SeatAssignment {
  readonly seatId: string;
  /** What was typed: an address, a domain for legacy ASE seats, or nothing. */
  readonly typed: string;
  /** Whether the new user manages the seat as well (SEAT-03). */
  readonly isManager: boolean;
}

interface Assigned {
  readonly seat: LockedSeat;
  readonly assignedTo: string | null;
  readonly isManager: boolean;
}

const UPGRADE_CODE = 'Upgrade codes are not assigned to users.';
const RULE = { access: assignAccess, stranger: message.assignNotAllowed };

/**
 * Gives each seat to somebody, or frees it where nothing was typed (REST-47, REST-55). Those that are refused stay as
 * they are and do not hold up the others. The answer has a text for each, empty where it is done. A seat that the caller
 * cannot see is refused in the words for one that he may not assign, so that the answer tells nothing about it.
 */
export function assignSeats(
  { db, clock, settings }: VendorDeps,
  user: SignedInUser,
  assignments: readonly SeatAssignment[],
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const locked = await lockSeats(
      tx,
      user,
      assignments.map(({ seatId }) => seatId),
    );
    const assigned: Assigned[] = [];
    const messages = assignments.map(({ seatId, typed, isManager }) => {
      const seat = locked.get(seatId);
      const refusal = refusalFor(seat, user, RULE);
      if (seat === undefined || refusal !== null) return refusal ?? message.assignNotAllowed;
      if (seat.kind === 'upgrade') return UPGRADE_CODE;
      const assignee = parseAssignee(typed, isForDomain(seat));
      if (!assignee.ok) return assignee.message;
      assigned.push({ seat, assignedTo: assignee.assignedTo, isManager });
      return '';
    });
    const changed = assigned.filter(({ seat, assignedTo }) => assignedTo !== seat.assignedTo);
    await writeAssignees(tx, changed);
    await addManagers(tx, assigned);
    const portal = settings.PORTAL_URL[0] ?? '';
    for (const { seat, assignedTo: to } of changed) {
      if (to === null || isForDomain(seat)) continue;
      await enqueueMail(tx, clock.now(), assignmentMail({ to, product: seat.product, by: user, portal }));
    }
    return messages;
  });
}

function isForDomain(seat: LockedSeat): boolean {
  return seat.subscriptionKind === 'ase';
}

async function writeAssignees(tx: Database, changed: readonly Assigned[]): Promise<void> {
  if (changed.length === 0) return;
  const ids = textArray(changed.map(({ seat }) => seat.id));
  const emails = textArray(changed.map(({ assignedTo }) => assignedTo));
  await tx.execute(sql`
    update ${seats} set assigned_to = given.email, assigned_user_id = null
    from unnest(${ids}, ${emails}) as given (id, email)
    where ${seats.id} = given.id`);
}

async function addManagers(tx: Database, assigned: readonly Assigned[]): Promise<void> {
  const rows = assigned.flatMap(({ seat, assignedTo, isManager }) =>
    isManager && assignedTo !== null && !isForDomain(seat) ? [{ seatId: seat.id, email: assignedTo }] : [],
  );
  if (rows.length > 0) await tx.insert(seatManagers).values(rows).onConflictDoNothing();
}
