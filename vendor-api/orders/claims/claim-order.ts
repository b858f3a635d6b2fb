import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderAttempts } from '../../db/schema/store';
import type { ClaimDeps, Order } from '../order-kind';
import { changeUnderWay, type RefusedOrder, refusedOrder } from '../refusals';
import { couponUsesOf, reserveUses } from './coupon-uses';
import { claimGroups } from './group-claims';
import { claimLicenses } from './license-claims';

export type Claim = 'claimed' | 'lost' | RefusedOrder;

class NotClaimed extends Error {
  constructor(readonly refused: RefusedOrder) {
    super(refused.refusal.text);
  }
}

interface CheckedOrder {
  readonly attemptId: string;
  readonly order: Order;
  readonly now: Date;
  readonly heldUntil: Date;
}

/** Claims the right to send the charge, with coupon uses, licences and groups. One caller gets it. */
export async function claimOrder(deps: ClaimDeps, checked: CheckedOrder): Promise<Claim> {
  try {
    return await deps.db.transaction(async (tx) => {
      const userId = await markCharging(tx, checked);
      if (userId === null) return 'lost';
      await claimRows({ ...deps, db: tx }, userId, checked);
      return 'claimed';
    });
  } catch (error) {
    if (error instanceof NotClaimed) return error.refused;
    throw error;
  }
}

async function markCharging(
  tx: Database,
  { attemptId, order: { snapshot }, now, heldUntil }: CheckedOrder,
): Promise<string | null> {
  const [mine] = await tx
    .update(orderAttempts)
    .set({
      state: 'charging',
      heldUntil,
      checkedAt: now,
      amountCents: snapshot.totalCents,
      paymentSource: snapshot.payment.source,
      snapshot,
    })
    .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, 'created')))
    .returning({ userId: orderAttempts.userId });
  return mine?.userId ?? null;
}

async function claimRows(deps: ClaimDeps, userId: string, { attemptId, order }: CheckedOrder): Promise<void> {
  const { claims, priceGone, snapshot } = order;
  if (!(await claimGroups(deps.db, attemptId, claims)))
    throw new NotClaimed(refusedOrder(changeUnderWay, false));
  // Before coupon uses are taken, which the price depends on.
  const refused = await order.stillHolds(deps, userId);
  if (refused) throw new NotClaimed(refused);
  const missing = await reserveUses(deps.db, attemptId, couponUsesOf(snapshot));
  const isClaimed = await claimLicenses(deps.db, attemptId, claims.licenses);
  if (missing.length > 0 || !isClaimed) throw new NotClaimed(priceGone);
}

/**
 * Stored before the charge is sent, so that no charge is unknown. False when the lease ran out and another call has
 * the attempt.
 */
export async function markSent(
  db: Database,
  now: Date,
  attemptId: string,
  heldUntil: Date,
): Promise<boolean> {
  const marked = await db
    .update(orderAttempts)
    .set({ sentAt: now, checkedAt: now, heldUntil: null })
    .where(
      and(
        eq(orderAttempts.attemptId, attemptId),
        eq(orderAttempts.state, 'charging'),
        eq(orderAttempts.heldUntil, heldUntil),
      ),
    )
    .returning({ attemptId: orderAttempts.attemptId });
  return marked.length === 1;
}

/** False when anything happened since `lastSentAt`. */
export async function claimResend(
  db: Database,
  now: Date,
  attemptId: string,
  lastSentAt: Date | null,
): Promise<boolean> {
  const claimed = await db
    .update(orderAttempts)
    .set({ sentAt: now, checkedAt: now, heldUntil: null })
    .where(
      and(
        eq(orderAttempts.attemptId, attemptId),
        eq(orderAttempts.state, 'charging'),
        lastSentAt === null ? isNull(orderAttempts.sentAt) : eq(orderAttempts.sentAt, lastSentAt),
      ),
    )
    .returning({ attemptId: orderAttempts.attemptId });
  return claimed.length === 1;
}
