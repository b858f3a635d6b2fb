import { sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { parseAssignment } from '#domain/licenses/people/assign-seat';
import { assignAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { isMailable } from '#domain/text/email';
import { textArray } from '../db/any-of';
import type { Database } from '../db/database';
import { seatManagers, seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { enqueueMail } from '../mail/outbox';
import { assignmentMail, type UsableWhen } from './assignment-mail';
import { type LockedSeat, lockSeats, refusalFor } from './lock-seats';

export interface SeatAssignment {
  readonly seatId: string;
  /** An address, a domain for bundles, or empty. */
  readonly typed: string;
  /** SEAT-03. */
  readonly isManager: boolean;
}

interface Assigned {
  readonly seat: LockedSeat;
  readonly assignedTo: string | null;
  readonly isManager: boolean;
}

/** Undo is offered for seconds. */
const UNDONE_WITHIN_MS = 10 * 60_000;

const RULE = { access: assignAccess, stranger: message.assignNotAllowed };

/** Frees a seat if the text is empty (REST-47, REST-55). Returns a message for each, empty on success. */
export function assignSeats(
  { db, clock, settings }: VendorDeps,
  user: SignedInUser,
  assignments: readonly SeatAssignment[],
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const ids = assignments.map(({ seatId }) => seatId);
    const locked = await lockSeats(tx, user, ids);
    const assigned: Assigned[] = [];
    const messages = assignments.map(({ seatId, typed, isManager }) => {
      const seat = locked.get(seatId);
      const refusal = refusalFor(seat, user, RULE);
      if (seat === undefined || refusal !== null) return refusal ?? message.assignNotAllowed;
      const assignee = parseAssignee(typed, isForDomain(seat));
      if (!assignee.ok) return assignee.message;
      assigned.push({ seat, assignedTo: assignee.assignedTo, isManager });
      return '';
    });
    const changed = assigned.filter(({ seat, assignedTo }) => assignedTo !== seat.assignedTo);
    await writeAssignees(tx, changed, clock.now());
    await addManagers(tx, assigned);
    const portal = settings.PORTAL_URL[0] ?? '';
    for (const { seat, assignedTo: to } of changed) {
      if (to === null || isForDomain(seat) || isUndo(seat, to, clock.now())) continue;
      const when = usableWhen(seat, clock.today());
      const mail = assignmentMail({ to, product: seat.product, by: user, portal, when });
      await enqueueMail(tx, clock.now(), mail);
    }
    return messages;
  });
}

function isForDomain(seat: LockedSeat): boolean {
  return seat.subscriptionKind === 'ase';
}

/** An undo: the user has the seat back and was told nothing else. */
function isUndo({ formerUser, assignedAt }: LockedSeat, to: string, now: Date): boolean {
  return formerUser === to && assignedAt !== null && now.getTime() - assignedAt.getTime() < UNDONE_WITHIN_MS;
}

/** Perpetual licences are always usable. */
function usableWhen(seat: LockedSeat, today: CalendarDate): UsableWhen {
  const { subscriptionStartDate: startDate, subscriptionExpireDate: expireDate } = seat;
  if (startDate === null || expireDate === null) return { is: 'now' };
  if (isSeatEnded(seat, { expireDate }, today)) return { is: 'over', since: seat.expireDate ?? expireDate };
  return startDate > today ? { is: 'later', from: startDate } : { is: 'now' };
}

async function writeAssignees(tx: Database, changed: readonly Assigned[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  const ids = textArray(changed.map(({ seat }) => seat.id));
  const emails = textArray(changed.map(({ assignedTo }) => assignedTo));
  await tx.execute(sql`
    update ${seats} set former_user = ${seats.assignedTo}, assigned_at = ${now.toISOString()}::timestamptz,
      assigned_to = given.email, assigned_user_id = null
    from unnest(${ids}, ${emails}) as given (id, email)
    where ${seats.id} = given.id`);
}

async function addManagers(tx: Database, assigned: readonly Assigned[]): Promise<void> {
  const rows = assigned.flatMap(({ seat, assignedTo, isManager }) =>
    isManager && assignedTo !== null && !isForDomain(seat) ? [{ seatId: seat.id, email: assignedTo }] : [],
  );
  if (rows.length > 0) await tx.insert(seatManagers).values(rows).onConflictDoNothing();
}

type Assignee =
  | { readonly ok: true; readonly assignedTo: string | null }
  | { readonly ok: false; readonly message: string };

const LONGEST_DOMAIN = 254;

/** In lower case (SEAT-02). Bundles belong to a domain (D-66). */
function parseAssignee(typed: string, isDomain: boolean): Assignee {
  if (isDomain) return parseDomain(typed);
  const parsed = parseAssignment(typed);
  if (!parsed.ok || parsed.email === null) return parsed.ok ? { ok: true, assignedTo: null } : parsed;
  const email = parsed.email.toLowerCase();
  return isMailable(email)
    ? { ok: true, assignedTo: email }
    : { ok: false, message: message.notAnEmail(parsed.email) };
}

function parseDomain(typed: string): Assignee {
  const domain = typed.trim().toLowerCase();
  if (domain === '') return { ok: true, assignedTo: null };
  const isDomain = domain.length <= LONGEST_DOMAIN && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(domain);
  return isDomain
    ? { ok: true, assignedTo: domain }
    : { ok: false, message: message.notADomain(typed.trim()) };
}
