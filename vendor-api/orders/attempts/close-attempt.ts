import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderAttempts } from '../../db/schema/store';
import { markRenewalFailed } from '../../renewals/mark-failed';
import { giveBackUses } from '../claims/coupon-uses';
import { giveBackGroups } from '../claims/group-claims';
import { giveBackLicenses } from '../claims/license-claims';
import { type OrderAnswer, orderAnswer, PROCESSING } from '../order-answer';
import type { OrderDeps } from '../order-deps';
import { orderSnapshot } from '../order-snapshot';

export interface Closing {
  readonly from: 'created' | 'charging';
  readonly to: 'declined' | 'refused' | 'released';
  readonly answer: OrderAnswer;
}

type CloseDeps = Pick<OrderDeps, 'db' | 'clock' | 'settings'>;

/**
 * Ends an attempt without a sale: keeps the answer and gives coupon uses, licences and groups back. A declined renewal leaves its
 * group past due; nothing else is written. When somebody else ended it first, their answer stands and is returned.
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
    // The group's row is taken before coupons and claims, as every order does.
    if (to === 'declined' && closed.kind === 'renewal') {
      await afterDeclinedRenewal(deps, tx, closed.snapshot, answer.errorMessage);
    }
    await giveBackUses(tx, attemptId);
    await giveBackLicenses(tx, attemptId);
    await giveBackGroups(tx, attemptId);
    return answer;
  });
}

async function afterDeclinedRenewal(
  deps: CloseDeps,
  tx: Database,
  snapshot: unknown,
  reason: string,
): Promise<void> {
  const renewal = orderSnapshot.parse(snapshot);
  if (renewal.kind !== 'renewal') throw new Error('a renewal attempt with the order of something else');
  const { subscriptionId, periodEnd, today, totalCents, payment } = renewal;
  const charge = { totalCents, cardType: payment.cardType, lastFour: payment.lastFour };
  await markRenewalFailed(deps, tx, { subscriptionId, periodEnd, today, reason, charge });
}

/** What an attempt's caller is to be told: its answer, or that it is under way. */
export async function storedAnswer(db: Database, attemptId: string): Promise<OrderAnswer> {
  const [found] = await db
    .select({ answer: orderAttempts.answer })
    .from(orderAttempts)
    .where(eq(orderAttempts.attemptId, attemptId));
  return found?.answer ? orderAnswer.parse(found.answer) : PROCESSING;
}
