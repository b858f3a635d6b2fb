import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderAttempts } from '../../db/schema/store';
import type { Refusal } from '../order-answer';
import type { ClaimDeps, Order } from '../order-kind';
import { changeUnderWay, type Refused, refused } from '../refusals';
import { claimGroups, claimLicenses, couponUsesOf, reserveUses } from './row-claims';

export type Claim = 'claimed' | 'lost' | Refused;

class NotClaimed extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

interface CheckedOrder {
  readonly attemptId: string;
  readonly order: Order;
  readonly now: Date;
  readonly heldUntil: Date;
}

/** Claims the right to send the charge, with coupon uses, licenses and groups. Only one caller gets it. */
export async function claimOrder(deps: ClaimDeps, checked: CheckedOrder): Promise<Claim> {
  // One statement needs no transaction.
  if (needsNoRows(checked.order)) return (await markCharging(deps.db, checked)) === null ? 'lost' : 'claimed';
  try {
    return await deps.db.transaction(async (tx) => {
      const userId = await markCharging(tx, checked);
      if (userId === null) return 'lost';
      await claimRows({ ...deps, db: tx }, userId, checked);
      return 'claimed';
    });
  } catch (error) {
    if (error instanceof NotClaimed) return refused(error.refusal);
    throw error;
  }
}

/** A purchase of a new group without coupons needs no claims, because no other order can change its price. */
function needsNoRows({ claims, snapshot }: Order): boolean {
  const { groups, joinedGroup, licenses } = claims;
  return (
    groups.length === 0 &&
    joinedGroup === null &&
    licenses.length === 0 &&
    couponUsesOf(snapshot).length === 0
  );
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
  const { claims, priceChanged, snapshot } = order;
  if (!(await claimGroups(deps.db, attemptId, claims))) throw new NotClaimed(changeUnderWay);
  // Before coupon uses are taken, because the price depends on them.
  const refusal = await order.stillHolds(deps, userId);
  if (refusal) throw new NotClaimed(refusal);
  const missing = await reserveUses(deps.db, attemptId, couponUsesOf(snapshot));
  const isClaimed = await claimLicenses(deps.db, attemptId, claims.licenses);
  if (missing.length > 0 || !isClaimed) throw new NotClaimed(priceChanged);
}

/** Stored before the charge is sent, so that no charge is unknown. False if another call has the attempt. */
export function markSent(db: Database, now: Date, attemptId: string, heldUntil: Date): Promise<boolean> {
  return recordSend(db, now, attemptId, eq(orderAttempts.heldUntil, heldUntil));
}

/** False when the charge was sent again since `lastSentAt`, or the attempt has ended. */
export function claimResend(
  db: Database,
  now: Date,
  attemptId: string,
  lastSentAt: Date | null,
): Promise<boolean> {
  const { sentAt } = orderAttempts;
  return recordSend(db, now, attemptId, lastSentAt === null ? isNull(sentAt) : eq(sentAt, lastSentAt));
}

async function recordSend(db: Database, now: Date, attemptId: string, isOurs: SQL): Promise<boolean> {
  const recorded = await db
    .update(orderAttempts)
    .set({ sentAt: now, checkedAt: now, heldUntil: null })
    .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, 'charging'), isOurs))
    .returning({ attemptId: orderAttempts.attemptId });
  return recorded.length === 1;
}
