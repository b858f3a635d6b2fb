import { asc, eq } from 'drizzle-orm';
import type { SeatAccess, SeatQuestion } from '#domain/licenses/people/seat-access';
import { refersTo } from '../account/refers-to';
import { anyOf } from '../db/any-of';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { visibleManagers } from './visible-seats';

/** Locks seats in the order of ids, to avoid deadlocks. */
export async function lockSeats(tx: Database, user: SignedInUser, seatIds: readonly string[]) {
  const areNamed = anyOf(seats.id, seatIds);
  await tx.select({ id: seats.id }).from(seats).where(areNamed).orderBy(asc(seats.id)).for('update');
  // Read in a second statement, because one that waits for a lock sees other tables as they were before.
  const locked = await tx
    .select({
      id: seats.id,
      ownerId: seats.ownerId,
      kind: seats.kind,
      product: seats.product,
      assignedTo: seats.assignedTo,
      assignedUserId: seats.assignedUserId,
      formerUser: seats.formerUser,
      assignedAt: seats.assignedAt,
      key: seats.key,
      note: seats.note,
      expireDate: seats.expireDate,
      subscriptionKind: subscriptions.kind,
      subscriptionStartDate: subscriptions.startDate,
      subscriptionExpireDate: subscriptions.expireDate,
      managers: visibleManagers(user),
    })
    .from(seats)
    .leftJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId))
    .where(areNamed)
    .orderBy(asc(seats.id));
  return new Map(locked.map((seat) => [seat.id, seat]));
}

export type LockedSeat = Awaited<ReturnType<typeof lockSeats>> extends Map<string, infer Seat> ? Seat : never;

export interface SeatRule {
  readonly access: (question: SeatQuestion) => SeatAccess;
  readonly stranger: string;
}

/** Null if allowed. A seat that the user cannot see is refused as unknown (ROLE-12). */
export function refusalFor(
  seat: LockedSeat | undefined,
  user: SignedInUser,
  { access, stranger }: SeatRule,
): string | null {
  if (seat === undefined) return stranger;
  if (isStranger(seat, user)) return stranger;
  const decision = access({ seat, kind: seat.kind, isOwner: seat.ownerId === user.id, viewer: user });
  return decision.allowed ? null : decision.message;
}

export function isStranger(seat: LockedSeat, user: SignedInUser): boolean {
  const isUser = refersTo(seat.assignedTo, seat.assignedUserId, user);
  return seat.ownerId !== user.id && !seat.managers.includes(user.email) && !isUser;
}
