import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderAttempts } from '../../db/schema/store';
import type { VaultedCard } from '../../payments/payment-gateway';
import { couponUsesOf, reserveUses } from '../coupons/reserve-uses';
import { recordRpSale } from '../rp/record-rp-sale';
import { doneAnswer, type OrderAnswer, orderAnswer, PROCESSING } from './order-answer';
import type { OrderDeps } from './order-deps';
import { orderSnapshot } from './snapshot';

/** What the provider did for an order: nothing at all when it was free and the card was on file. */
export interface Charge {
  readonly transactionId: string | null;
  /** The card to keep from now on; null keeps the one on file. */
  readonly card: VaultedCard | null;
}

/**
 * Records a paid order: sale, seats, coupon uses, card, mail and answer in one transaction, once. Money that moved is
 * recorded whatever was believed of the attempt meanwhile.
 */
export async function finishOrder(deps: OrderDeps, attemptId: string, charge: Charge): Promise<OrderAnswer> {
  return deps.db.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(orderAttempts)
      .where(eq(orderAttempts.attemptId, attemptId))
      .for('update');
    if (!attempt) throw new Error('a charged order attempt is gone');
    if (attempt.state === 'done') {
      reportSecondCharge(deps, attempt, charge);
      return orderAnswer.parse(attempt.answer);
    }
    const wasGivenUp = attempt.state !== 'charging';
    if (wasGivenUp && charge.transactionId === null) {
      return attempt.answer ? orderAnswer.parse(attempt.answer) : PROCESSING;
    }
    const snapshot = orderSnapshot.parse(attempt.snapshot);
    if (wasGivenUp) await rebookCoupons(deps, tx, attemptId, snapshot);
    const orderNumber = await recordRpSale(deps, tx, { attemptId, userId: attempt.userId, snapshot, charge });
    const answer = doneAnswer(orderNumber);
    await tx
      .update(orderAttempts)
      .set({
        state: 'done',
        answer,
        providerTransactionId: charge.transactionId,
        settledAt: deps.clock.now(),
      })
      .where(eq(orderAttempts.attemptId, attemptId));
    return answer;
  });
}

async function rebookCoupons(
  deps: OrderDeps,
  tx: Database,
  attemptId: string,
  snapshot: Parameters<typeof couponUsesOf>[0],
): Promise<void> {
  const missing = await reserveUses(tx, attemptId, couponUsesOf(snapshot));
  deps.log.error(
    { attemptId, missing },
    'a charge came in for an order that had been given up; it is recorded',
  );
}

function reportSecondCharge(
  deps: OrderDeps,
  attempt: { attemptId: string; providerTransactionId: string | null },
  { transactionId }: Charge,
): void {
  if (transactionId === null || transactionId === attempt.providerTransactionId) return;
  const { attemptId, providerTransactionId } = attempt;
  deps.log.error(
    { attemptId, providerTransactionId, transactionId },
    'an order was charged twice; refund one charge',
  );
}
