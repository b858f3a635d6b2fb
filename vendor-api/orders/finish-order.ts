import { eq } from 'drizzle-orm';
import { recordChange } from '../changes/edition-term/seat-change';
import { recordAutoRenew } from '../changes/purchase-order/auto-renew';
import { recordPoRenewal } from '../changes/purchase-order/po-renewal';
import { recordRetry } from '../changes/retry/retry';
import { recordTransfer } from '../changes/transfer/transfer';
import { recordUpgradeSale } from '../changes/upgrade/upgrade';
import type { Database } from '../db/client';
import { orderAttempts } from '../db/schema/store';
import type { VaultedCard } from '../payments/payment-gateway';
import { recordRenewal } from '../renewals/renewal';
import { recordCartSale } from '../store/carts/record-cart-sale';
import { couponUsesOf, reserveUses } from './claims/coupon-uses';
import { giveBackGroups } from './claims/group-claims';
import { doneAnswer, type OrderAnswer, orderAnswer, PROCESSING } from './order-answer';
import type { OrderDeps } from './order-deps';
import { type OrderSnapshot, orderSnapshot } from './order-snapshot';

/** What the provider did for an order: nothing at all when it was free and the card was on file. */
export interface Charge {
  readonly transactionId: string | null;
  /** The card to keep from now on; null keeps the one on file. */
  readonly card: VaultedCard | null;
}

/**
 * Records a paid order: sale, seats or the next period, coupon uses, card, mail and answer in one transaction, once. Money that moved is
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
    const orderNumber = await recordSale(deps, tx, { attemptId, userId: attempt.userId, snapshot, charge });
    if (wasGivenUp) await rebookCoupons(deps, tx, attemptId, snapshot);
    await giveBackGroups(tx, attemptId);
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

/** A paid order, about to be recorded. */
export interface PaidOrder<Snapshot extends OrderSnapshot = OrderSnapshot> {
  readonly attemptId: string;
  readonly userId: string;
  readonly snapshot: Snapshot;
  readonly charge: Charge;
}

function recordSale(deps: OrderDeps, tx: Database, { snapshot, ...paid }: PaidOrder): Promise<string> {
  switch (snapshot.kind) {
    case 'rp':
    case 'ase':
    case 'cloud':
      return recordCartSale(deps, tx, { ...paid, snapshot });
    case 'upgrade':
      return recordUpgradeSale(deps, tx, { ...paid, snapshot });
    case 'change':
      return recordChange(deps, tx, { ...paid, snapshot });
    case 'renewal':
      return recordRenewal(deps, tx, { ...paid, snapshot });
    case 'poRenewal':
      return recordPoRenewal(deps, tx, { ...paid, snapshot });
    case 'autoRenew':
      return recordAutoRenew(deps, tx, { ...paid, snapshot });
    case 'retry':
      return recordRetry(deps, tx, { ...paid, snapshot });
    case 'transfer':
      return recordTransfer(deps, tx, { ...paid, snapshot });
  }
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
