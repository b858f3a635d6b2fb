import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderAttempts } from '../../db/schema/store';
import { RELEASED } from '../order-answer';

export type OpenAttempt = typeof orderAttempts.$inferSelect;

/** A charge that was sent or checked more recently belongs to another call. */
const LEAVE_ALONE_MS = 1_000;
/** Given-up orders are checked for another day, because a provider may book late. */
const LOOK_BACK_MS = 24 * 3_600_000;
const LOOK_BACK_EVERY_MS = 600_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export function takeOpenCharges(db: Database, now: Date, limit: number): Promise<OpenAttempt[]> {
  return take(db, now, limit, or(isOpen(now), wasGivenUp(now)));
}

export function takeUnsent(db: Database, now: Date, limit: number): Promise<OpenAttempt[]> {
  return take(db, now, limit, and(isOpen(now), isNotNull(orderAttempts.heldUntil)));
}

/** Takes the longest unchecked first. `SKIP LOCKED` shares the work between copies of the service. */
async function take(db: Database, now: Date, limit: number, which: SQL | undefined): Promise<OpenAttempt[]> {
  const open = db
    .select({ attemptId: orderAttempts.attemptId })
    .from(orderAttempts)
    .where(which)
    .orderBy(asc(orderAttempts.checkedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(orderAttempts)
    .set({ checkedAt: now })
    .where(inArray(orderAttempts.attemptId, open))
    .returning();
}

export async function takeOpenCharge(
  db: Database,
  now: Date,
  attemptId: string,
): Promise<OpenAttempt | null> {
  const [taken] = await db
    .update(orderAttempts)
    .set({ checkedAt: now })
    .where(and(eq(orderAttempts.attemptId, attemptId), isOpen(now)))
    .returning();
  return taken ?? null;
}

function isOpen(now: Date): SQL | undefined {
  return and(
    eq(orderAttempts.state, 'charging'),
    lte(orderAttempts.checkedAt, before(now, LEAVE_ALONE_MS)),
    isNotHeld(now),
  );
}

function isNotHeld(now: Date): SQL | undefined {
  return or(isNull(orderAttempts.heldUntil), lt(orderAttempts.heldUntil, now));
}

function wasGivenUp(now: Date): SQL | undefined {
  return and(
    eq(orderAttempts.state, 'released'),
    gt(orderAttempts.sentAt, before(now, LOOK_BACK_MS)),
    lte(orderAttempts.checkedAt, before(now, LOOK_BACK_EVERY_MS)),
  );
}

/** Releases attempts whose check was ended by a crash; nothing was sent for them. */
export async function releaseAbandoned(db: Database, now: Date): Promise<OpenAttempt['kind'][]> {
  const released = await db
    .update(orderAttempts)
    .set({ state: 'released', answer: RELEASED, settledAt: now })
    .where(and(eq(orderAttempts.state, 'created'), isNotHeld(now)))
    .returning({ kind: orderAttempts.kind });
  return released.map(({ kind }) => kind);
}
