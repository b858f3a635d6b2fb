import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { moveRecipient } from '#domain/renewals/renewal-receipts';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import { seatManagers, seats, subscriptions } from '../../db/schema/licenses';
import { dropLinks, LINKS_OF_AN_ACCOUNT } from '../links/account-links';
import type { LockedUser } from '../lock-user';
import { refersToUser } from '../refers-to';

interface NewAddress {
  readonly email: string;
  readonly isProven: boolean;
}

/** Moves all data of the old address (D-134); licenses of others only if they refer to the user (0019). */
export async function moveEmail(tx: Database, user: LockedUser, to: NewAddress): Promise<void> {
  await dropLinks(tx, LINKS_OF_AN_ACCOUNT, { userId: user.id, email: user.email });
  await moveAccount(tx, user, to);
  const isUsed = refersToUser(seats.assignedTo, seats.assignedUserId, user);
  const isOwn = and(eq(seats.assignedTo, user.email), eq(seats.ownerId, user.id));
  await tx.update(seats).set({ assignedTo: to.email, assignedUserId: user.id }).where(or(isUsed, isOwn));
  await moveManager(tx, user, to.email);
  await moveOffers(tx, user, to.email);
}

async function moveAccount(
  tx: Database,
  { id, email: old }: LockedUser,
  { email, isProven }: NewAddress,
): Promise<void> {
  const [setting] = await tx
    .select({ recipients: users.receiptRecipients })
    .from(users)
    .where(eq(users.id, id));
  const receiptRecipients = moveRecipient(setting?.recipients ?? '', old, email);
  await tx.update(users).set({ email, emailProven: isProven, receiptRecipients }).where(eq(users.id, id));
}

// A user who manages a seat under both addresses becomes its manager once.
async function moveManager(tx: Database, user: LockedUser, email: string): Promise<void> {
  const refersTo = refersToUser(seatManagers.email, seatManagers.userId, user);
  const own = tx.select({ id: seats.id }).from(seats).where(eq(seats.ownerId, user.id));
  const isOfOwn = and(eq(seatManagers.email, user.email), inArray(seatManagers.seatId, own));
  const managed = await tx
    .delete(seatManagers)
    .where(or(refersTo, isOfOwn))
    .returning({ seatId: seatManagers.seatId });
  for (let start = 0; start < managed.length; start += BATCH) {
    const part = managed
      .slice(start, start + BATCH)
      .map(({ seatId }) => ({ seatId, email, userId: user.id }));
    await tx
      .insert(seatManagers)
      .values(part)
      .onConflictDoUpdate({ target: [seatManagers.seatId, seatManagers.email], set: { userId: user.id } });
  }
}

const BATCH = 10_000;

// A group cannot be offered to its owner.
async function moveOffers(tx: Database, user: LockedUser, email: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ pendingOwnerEmail: email, pendingOwnerId: user.id })
    .where(refersToUser(subscriptions.pendingOwnerEmail, subscriptions.pendingOwnerId, user));
  await tx
    .update(subscriptions)
    .set({ pendingOwnerEmail: null, pendingOwnerId: null, pendingDate: null })
    .where(and(eq(subscriptions.pendingOwnerEmail, email), eq(subscriptions.ownerId, user.id)));
}

/** `taken`: another account has the address. `named`: it appears in licenses of others, which it unlocks. */
export async function addressAvailability(
  tx: Database,
  userId: string,
  email: string,
): Promise<'free' | 'named' | 'taken'> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (owner !== undefined) return 'taken';
  const used = tx
    .select({ id: seats.id })
    .from(seats)
    .where(and(eq(seats.assignedTo, email), ne(seats.ownerId, userId)));
  const managed = tx
    .select({ id: seats.id })
    .from(seatManagers)
    .innerJoin(seats, eq(seats.id, seatManagers.seatId))
    .where(and(eq(seatManagers.email, email), ne(seats.ownerId, userId)));
  const offered = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.pendingOwnerEmail, email), ne(subscriptions.ownerId, userId)));
  const named = await unionAll(used, managed, offered).limit(1);
  return named.length > 0 ? 'named' : 'free';
}
