import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';

export type GroupRow = typeof subscriptions.$inferSelect;

/** Locks groups in the order of ids, to avoid deadlocks; their seats stay writable. Skips unknown ids. */
export async function lockGroups(tx: Database, ids: readonly string[]): Promise<GroupRow[]> {
  return ids.length === 0 ? [] : lockWhere(tx, inArray(subscriptions.id, [...ids]));
}

export async function lockOwnGroup(tx: Database, ownerId: string, id: string): Promise<GroupRow | null> {
  const [group] = await lockWhere(tx, isOwn(ownerId, id));
  return group ?? null;
}

/** @throws when the group is gone, which a paid group cannot be */
export async function lockGroup(tx: Database, id: string): Promise<GroupRow> {
  const [group] = await lockGroups(tx, [id]);
  if (!group) throw new Error('a subscription that was paid for is gone');
  return group;
}

/** Null unless period and owner are the priced ones, so that each period is paid once. */
export async function lockAtPeriod(
  tx: Database,
  ownerId: string,
  { subscriptionId, periodEnd }: { readonly subscriptionId: string; readonly periodEnd: CalendarDate },
): Promise<GroupRow | null> {
  const group = await lockOwnGroup(tx, ownerId, subscriptionId);
  return group?.expireDate === periodEnd ? group : null;
}

export async function findOwnGroup(db: Database, ownerId: string, id: string): Promise<GroupRow | null> {
  const [group] = await db.select().from(subscriptions).where(isOwn(ownerId, id));
  return group ?? null;
}

export async function givenNames(db: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { id, givenName } = subscriptions;
  const rows = await db
    .select({ id, givenName })
    .from(subscriptions)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.givenName]));
}

export async function updateGroup(
  tx: Database,
  id: string,
  values: PgUpdateSetSource<typeof subscriptions>,
): Promise<void> {
  await tx.update(subscriptions).set(values).where(eq(subscriptions.id, id));
}

function isOwn(ownerId: string, id: string): SQL | undefined {
  return and(eq(subscriptions.id, id), eq(subscriptions.ownerId, ownerId));
}

async function lockWhere(tx: Database, condition: SQL | undefined): Promise<GroupRow[]> {
  return tx.select().from(subscriptions).where(condition).orderBy(asc(subscriptions.id)).for('no key update');
}

export const NO_PENDING_TERM = { futureTerm: null, futureMultiplier: null };
export const NO_PENDING_CHANGE = { ...NO_PENDING_TERM, futureLicenseType: null };
export const NO_FAILED_PAYMENT = {
  firstFailedPaymentAttempt: null,
  firstFailedPaymentDate: null,
  failedPayment: null,
};
export const NO_OFFER = {
  pendingOwnerEmail: null,
  pendingOwnerId: null,
  pendingDate: null,
  declinedOffer: null,
};
export const NO_CANCELED_COUNTS = { canceledAuthorCount: 0, canceledPublisherCount: 0 };

export function pendingTermColumns(termCode: TermCode | null) {
  if (termCode === null) return NO_PENDING_TERM;
  const { term: futureTerm, multiplier: futureMultiplier } = storedTermOf(termCode);
  return { futureTerm, futureMultiplier };
}

/** Selects seats that renew, unchanged or with a pending change. */
export const isRenewing = or(
  isNull(seats.expireDate),
  isNotNull(seats.futureTerm),
  isNotNull(seats.futureLicenseType),
);

/** Cancels a group without a renewing seat (D-104). */
export async function cancelUnlessRenewing(tx: Database, id: string): Promise<void> {
  const [renewing] = await tx
    .select({ id: seats.id })
    .from(seats)
    .where(and(eq(seats.subscriptionId, id), isRenewing))
    .limit(1);
  if (renewing === undefined) await updateGroup(tx, id, { canceled: true });
}
