import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderAttempts } from '../../db/schema/store';
import { giveBackUses } from '../coupons/reserve-uses';
import { type OrderAnswer, orderAnswer, PROCESSING } from './order-answer';

export interface Closing {
  readonly from: 'created' | 'charging';
  readonly to: 'declined' | 'refused' | 'released';
  readonly answer: OrderAnswer;
}

/**
 * Ends an attempt without a sale: keeps the answer, gives the coupon uses back and writes nothing else. When
 * somebody else ended it first, their answer stands and is returned.
 */
export async function closeAttempt(
  db: Database,
  now: Date,
  attemptId: string,
  { from, to, answer }: Closing,
): Promise<OrderAnswer> {
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(orderAttempts)
      .set({ state: to, answer, settledAt: now })
      .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, from)))
      .returning({ attemptId: orderAttempts.attemptId });
    if (closed.length === 0) return storedAnswer(tx, attemptId);
    await giveBackUses(tx, attemptId);
    return answer;
  });
}

/** What an attempt's caller is to be told: its answer, or that it is under way. */
export async function storedAnswer(db: Database, attemptId: string): Promise<OrderAnswer> {
  const [found] = await db
    .select({ answer: orderAttempts.answer })
    .from(orderAttempts)
    .where(eq(orderAttempts.attemptId, attemptId));
  return found?.answer ? orderAnswer.parse(found.answer) : PROCESSING;
}
