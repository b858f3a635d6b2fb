import { asc, eq, sql } from 'drizzle-orm';
import type { SeatAccess, SeatQuestion } from '#domain/licenses/seat-access';
import { isMeant } from '../account/is-meant';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { managersReadBy } from './managed-seats';

/**
 * The seats with these ids, locked in one order, so that two calls over the same seats never wait for each other. Their
 * managers are told as the caller may read them.
 */
export async function lockSeats(tx: Database, user: SignedInUser, seatIds: readonly string[]) {
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
      expireDate: seats.expireDate,
      subscriptionKind: subscriptions.kind,
      subscriptionStartDate: subscriptions.startDate,
      subscriptionExpireDate: subscriptions.expireDate,
      managers: managersReadBy(user),
    })
    .from(seats)
    .leftJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId))
    .where(sql`${seats.id} = any(${textArray(seatIds)})`)
    .orderBy(asc(seats.id))
    .for('update', { of: seats });
  return new Map(locked.map((seat) => [seat.id, seat]));
}

export type LockedSeat = Awaited<ReturnType<typeof lockSeats>> extends Map<string, infer Seat> ? Seat : never;

/** One parameter, however many texts. */
export function textArray(values: readonly (string | null)[]) {
  return sql`${sql.param([...values])}::text[]`;
}

interface SeatRule {
  readonly access: (question: SeatQuestion) => SeatAccess;
  /** What strangers are told, of seats that are there and of others alike. */
  readonly stranger: string;
}

/** Why the user may not do this to the seat; null when he may. A seat that he cannot see is none (ROLE-12). */
export function refusalFor(
  seat: LockedSeat | undefined,
  user: SignedInUser,
  { access, stranger }: SeatRule,
): string | null {
  if (seat === undefined) return stranger;
  const isOwner = seat.ownerId === user.id;
  if (isStranger(seat, user)) return stranger;
  const given = access({ seat, kind: seat.kind, isOwner, viewer: user });
  return given.allowed ? null : given.message;
}

/** Whether somebody has nothing to do with a seat: he neither owns, manages nor uses it. */
export function isStranger(seat: LockedSeat, user: SignedInUser): boolean {
  const isUser = isMeant(seat.assignedTo, seat.assignedUserId, user);
  return seat.ownerId !== user.id && !seat.managers.includes(user.email) && !isUser;
}

/** Why the user may not do this to all of the seats; null when he may. */
export function firstRefusal(
  locked: ReadonlyMap<string, LockedSeat>,
  seatIds: readonly string[],
  user: SignedInUser,
  rule: SeatRule,
): string | null {
  for (const seatId of seatIds) {
    const refusal = refusalFor(locked.get(seatId), user, rule);
    if (refusal !== null) return refusal;
  }
  return null;
}
