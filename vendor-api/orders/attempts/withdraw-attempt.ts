import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderAttempts } from '../../db/schema/store';
import { refusedAnswer } from '../order-answer';
import { withdrawn } from '../refusals';

/** Longer than any order is in transit. */
const KEPT_MS = 24 * 3_600_000;
/** Limit per customer, so that nobody fills the table with attempts that never existed. */
export const MOST_WITHDRAWN = 100;

interface Withdrawing {
  readonly userId: string;
  readonly attemptId: string;
}

/** Takes the key of an attempt that never arrived, so that its order is refused. Others are unaffected. */
export async function withdrawAttempt(
  db: Database,
  now: Date,
  { userId, attemptId }: Withdrawing,
): Promise<void> {
  const answer = JSON.stringify(refusedAnswer(withdrawn));
  await db.execute(
    sql`insert into ${orderAttempts} (attempt_id, user_id, fingerprint, state, answer, created_at, settled_at)
        select ${attemptId}::text, ${userId}::text, '', 'refused', ${answer}::jsonb, ${now}::timestamptz, ${now}::timestamptz
        where (select count(*) from ${orderAttempts}
               where ${orderAttempts}.user_id = ${userId} and ${orderAttempts}.kind is null) < ${MOST_WITHDRAWN}
        on conflict do nothing`,
  );
}

export async function purgeWithdrawn(db: Database, now: Date): Promise<void> {
  const isOld = lt(orderAttempts.settledAt, new Date(now.getTime() - KEPT_MS));
  await db.delete(orderAttempts).where(and(isNull(orderAttempts.kind), isOld));
}
