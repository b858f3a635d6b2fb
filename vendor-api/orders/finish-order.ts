import { eq } from 'drizzle-orm';
import { lockUser } from '../account/lock-user';
import { saveCard } from '../billing/card-on-file';
import type { Database } from '../db/database';
import { orderAttempts } from '../db/schema/store';
import { enqueueMail } from '../mail/outbox';
import type { VaultedCard } from '../payments/payment-gateway';
import { couponUsesOf, releaseGroups, reserveUses } from './claims/row-claims';
import { noteOrder } from './note-order';
import { doneAnswer, type OrderAnswer, orderAnswer, PROCESSING } from './order-answer';
import { type Order, type OrderDeps, openOrder } from './order-kind';
import { saveSale } from './sales/save-sale';

export interface Charge {
  readonly transactionId: string | null;
  readonly card: VaultedCard | null;
}

/** Records a paid order in one transaction, even if the order was given up before its charge arrived. */
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
    const order = openOrder(deps.orderKinds, attempt);
    const orderNumber = await recordOrder(deps, tx, attempt, order, charge);
    if (wasGivenUp) await rebookCoupons(deps, tx, attemptId, order.snapshot);
    if (order.claims.groups.length > 0) await releaseGroups(tx, attemptId);
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

// The user's row is locked first, as strongly as storing a card needs, to avoid deadlocks.
async function recordOrder(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, agent }: typeof orderAttempts.$inferSelect,
  order: Order,
  charge: Charge,
): Promise<string> {
  const { kind, today, licensee, totalCents, lines, buyer, payment } = order.snapshot;
  const now = deps.clock.now();
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  const user = await lockUser(tx, userId, charge.card ? 'no key update' : 'share');
  if (user === null) throw new Error('a paid order without its buyer');
  const recorded = await order.record(deps, tx, { user, card });
  const { sale, mails } = recorded;
  const by = kind === 'renewal' ? null : { email: user.email, agent };
  await noteOrder(tx, now, { ...order, ownerId: userId, by, recorded });
  const facts = { attemptId, userId, kind, licensee, totalCents, lines, buyer, card };
  const orderNumber =
    sale === null ? '' : await saveSale(tx, { ...facts, ...sale, purchasedOn: today, purchasedAt: now });
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  for (const mail of await mails(orderNumber)) await enqueueMail(tx, now, mail);
  return orderNumber;
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
