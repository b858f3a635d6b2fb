import { eq } from 'drizzle-orm';
import { assignAccess } from '#domain/licenses/seat-access';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../db/client';
import { seatManagers, seats, subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { enqueueMail } from '../mail/outbox';
import { parseAssignee } from './assignee';
import { assignmentMail } from './assignment-mail';

export type AssignAnswer = { success: true; message: '' } | { success: false; message: string };

const UPGRADE_CODE = 'Upgrade codes are not assigned to users.';

/**
 * Gives a seat to somebody, or frees it when nothing was typed (REST-47). A seat that the caller cannot see is
 * refused in the words for one that he may not assign, so that the answer tells nothing about it.
 */
export function assignSeat(
  { db, clock, settings }: VendorDeps,
  user: SignedInUser,
  seatId: string,
  typed: string,
): Promise<AssignAnswer> {
  return db.transaction(async (tx) => {
    const seat = await lockSeat(tx, seatId);
    const refusal = seat === null ? message.assignNotAllowed : refusalFor(seat, user);
    if (seat === null || refusal !== null) return refuse(refusal ?? message.assignNotAllowed);
    const isDomain = seat.subscriptionKind === 'ase';
    const assignee = parseAssignee(typed, isDomain);
    if (!assignee.ok) return refuse(assignee.message);
    if (assignee.assignedTo === seat.assignedTo) return { success: true, message: '' };
    await tx.update(seats).set({ assignedTo: assignee.assignedTo }).where(eq(seats.id, seatId));
    if (assignee.assignedTo !== null && !isDomain) {
      const portal = settings.PORTAL_URL[0] ?? '';
      const mail = assignmentMail({ to: assignee.assignedTo, product: seat.product, by: user, portal });
      await enqueueMail(tx, clock.now(), mail);
    }
    return { success: true, message: '' };
  });
}

type LockedSeat = NonNullable<Awaited<ReturnType<typeof lockSeat>>>;

async function lockSeat(tx: Database, seatId: string) {
  const [seat] = await tx
    .select({
      ownerId: seats.ownerId,
      kind: seats.kind,
      product: seats.product,
      assignedTo: seats.assignedTo,
      subscriptionKind: subscriptions.kind,
    })
    .from(seats)
    .leftJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId))
    .where(eq(seats.id, seatId))
    .for('update', { of: seats });
  if (seat === undefined) return null;
  const managers = await tx
    .select({ email: seatManagers.email })
    .from(seatManagers)
    .where(eq(seatManagers.seatId, seatId));
  return { ...seat, managers: managers.map(({ email }) => email) };
}

function refusalFor(seat: LockedSeat, user: SignedInUser): string | null {
  const isOwner = seat.ownerId === user.id;
  const isStranger = !isOwner && !seat.managers.includes(user.email) && seat.assignedTo !== user.email;
  if (isStranger) return message.assignNotAllowed;
  const access = assignAccess({ seat, isOwner, isEducation: seat.kind === 'education', viewer: user });
  if (!access.allowed) return access.message;
  return seat.kind === 'upgrade' ? UPGRADE_CODE : null;
}

function refuse(text: string): AssignAnswer {
  return { success: false, message: text };
}
