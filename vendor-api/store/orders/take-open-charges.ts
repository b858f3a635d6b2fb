import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderAttempts } from '../../db/schema/store';
import { RELEASED } from './order-answer';

export type OpenAttempt = typeof orderAttempts.$inferSelect;

/** A charge that was sent or asked after this recently is left alone: somebody is at it. */
const LEAVE_ALONE_MS = 1_000;
const CREATED_TIMEOUT_MS = 60_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Takes open charges to ask after, those longest not asked about first. Taking is one statement that skips what others
 * hold, so several copies of the service share the work and do nothing twice.
 */
export async function takeOpenCharges(db: Database, now: Date, limit: number): Promise<OpenAttempt[]> {
  const open = db
    .select({ attemptId: orderAttempts.attemptId })
    .from(orderAttempts)
    .where(
      and(eq(orderAttempts.state, 'charging'), lte(orderAttempts.checkedAt, before(now, LEAVE_ALONE_MS))),
    )
    .orderBy(asc(orderAttempts.checkedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(orderAttempts)
    .set({ checkedAt: now })
    .where(inArray(orderAttempts.attemptId, open))
    .returning();
}

/** Takes one open charge; null when it is not open, or somebody is at it. */
export async function takeOpenCharge(
  db: Database,
  now: Date,
  attemptId: string,
): Promise<OpenAttempt | null> {
  const [taken] = await db
    .update(orderAttempts)
    .set({ checkedAt: now })
    .where(
      and(
        eq(orderAttempts.attemptId, attemptId),
        eq(orderAttempts.state, 'charging'),
        lte(orderAttempts.checkedAt, before(now, LEAVE_ALONE_MS)),
      ),
    )
    .returning();
  return taken ?? null;
}

/** Frees attempts whose checking never ended, which a crash leaves behind; nothing was sent for them. */
export async function releaseAbandoned(db: Database, now: Date): Promise<number> {
  const released = await db
    .update(orderAttempts)
    .set({ state: 'released', answer: RELEASED, settledAt: now })
    .where(
      and(eq(orderAttempts.state, 'created'), lt(orderAttempts.createdAt, before(now, CREATED_TIMEOUT_MS))),
    )
    .returning({ attemptId: sql`1` });
  return released.length;
}
