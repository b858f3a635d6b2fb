import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderAttempts } from '../../db/schema/store';
import { isSamePeriod } from '../../renewals/same-period';
import { stillHolds } from '../../store/changes/still-holds';
import { joinRefusal } from '../../store/groups/still-joins';
import { type RefusedOrder, refusedOrder } from '../../store/orders/refused-order';
import type { OrderDeps } from '../order-deps';
import type { OrderSnapshot } from '../order-snapshot';
import { changeUnderWay, priceChanged } from '../refusals';
import { couponUsesOf, reserveUses } from './coupon-uses';
import { claimGroups } from './group-claims';
import { claimLicenses } from './license-claims';

/** Refused when another order has a group that this one needs, and when what the price rests on is gone meanwhile. */
export type Claim = 'claimed' | 'lost' | RefusedOrder;

class NotClaimed extends Error {
  constructor(readonly refused: RefusedOrder) {
    super(refused.refusal.text);
  }
}

/**
 * Claims the right to send the charge until `heldUntil`, and with it coupon uses, licences and groups, before anything
 * is sent. One caller gets it.
 */
export async function claimSend(
  deps: Pick<OrderDeps, 'db' | 'settings'>,
  now: Date,
  attemptId: string,
  heldUntil: Date,
  snapshot: OrderSnapshot,
): Promise<Claim> {
  try {
    return await deps.db.transaction(async (tx) => {
      const claimed = await tx
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
      const [mine] = claimed;
      if (!mine) return 'lost';
      if (!(await claimGroups(tx, attemptId, snapshot)))
        throw new NotClaimed(refusedOrder(changeUnderWay, false));
      const refused = await joinRefusal({ ...deps, db: tx }, mine.userId, snapshot);
      if (refused) throw new NotClaimed(refused);
      // Before uses are taken, which the price is worked out with.
      const holds =
        (await isSamePeriod(tx, mine.userId, snapshot)) &&
        (await stillHolds({ ...deps, db: tx }, mine.userId, snapshot));
      const missing = await reserveUses(tx, attemptId, couponUsesOf(snapshot));
      const isClaimed = await claimLicenses(tx, attemptId, snapshot);
      if (!holds || missing.length > 0 || !isClaimed) throw new NotClaimed(goneMeanwhile(snapshot));
      return 'claimed';
    });
  } catch (error) {
    if (error instanceof NotClaimed) return error.refused;
    throw error;
  }
}

// Nobody has been shown the price of a renewal: the next run works it out anew.
function goneMeanwhile({ kind }: OrderSnapshot): RefusedOrder {
  return refusedOrder(priceChanged, kind !== 'renewal');
}

/**
 * Puts on record that the charge is being sent, so that there is never one that nobody asks after. False when the claim
 * ran out and somebody else went on with the attempt: then it must not be sent.
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

/** Claims the right to send the charge again, or after all; lost when anything happened since `lastSentAt`. */
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
