import { asc, eq, sql } from 'drizzle-orm';
import type { SeatAccess, SeatQuestion } from '#domain/licenses/people/seat-access';
import { isMeant } from '../account/is-meant';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { managersReadBy } from './managed-seats';

/** Locked in the order of ids, to avoid deadlocks. */
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

/** One parameter for any number of texts. */
export function textArray(values: readonly (string | null)[]) {
  return sql`${sql.param([...values])}::text[]`;
}

interface SeatRule {
  readonly access: (question: SeatQuestion) => SeatAccess;
  /** The same text for unknown seats. */
  readonly stranger: string;
}

/** Null if allowed. A seat that the user cannot see is refused as unknown (ROLE-12). */
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

/** Whether somebody neither owns, manages nor uses a seat. */
export function isStranger(seat: LockedSeat, user: SignedInUser): boolean {
  const isUser = isMeant(seat.assignedTo, seat.assignedUserId, user);
  return seat.ownerId !== user.id && !seat.managers.includes(user.email) && !isUser;
}

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
