import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderAttempts } from '../../db/schema/store';
import { giveBackUses } from '../claims/coupon-uses';
import { giveBackGroups } from '../claims/group-claims';
import { giveBackLicenses } from '../claims/license-claims';
import { type OrderAnswer, orderAnswer, PROCESSING } from '../order-answer';
import type { OrderDeps } from '../order-kind';

export interface Closing {
  readonly from: 'created' | 'charging';
  readonly to: 'declined' | 'refused' | 'released';
  readonly answer: OrderAnswer;
}

type CloseDeps = Pick<OrderDeps, 'db' | 'clock' | 'settings' | 'orderKinds'>;

/**
 * Ends an attempt without a sale and releases its coupon uses, licences and groups. If it was ended meanwhile, that
 * answer is returned.
 */
export async function closeAttempt(
  deps: CloseDeps,
  attemptId: string,
  { from, to, answer }: Closing,
): Promise<OrderAnswer> {
  return deps.db.transaction(async (tx) => {
    const [closed] = await tx
      .update(orderAttempts)
      .set({ state: to, answer, settledAt: deps.clock.now() })
      .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, from)))
      .returning({ kind: orderAttempts.kind, snapshot: orderAttempts.snapshot });
    if (!closed) return storedAnswer(tx, attemptId);
    // Group rows are locked before coupons and claims, as everywhere.
    if (to === 'declined')
      await deps.orderKinds[closed.kind].open(closed.snapshot).declined(deps, tx, answer.errorMessage);
    await giveBackUses(tx, attemptId);
    await giveBackLicenses(tx, attemptId);
    await giveBackGroups(tx, attemptId);
    return answer;
  });
}

export async function storedAnswer(db: Database, attemptId: string): Promise<OrderAnswer> {
  const [found] = await db
    .select({ answer: orderAttempts.answer })
    .from(orderAttempts)
    .where(eq(orderAttempts.attemptId, attemptId));
  return found?.answer ? orderAnswer.parse(found.answer) : PROCESSING;
}
