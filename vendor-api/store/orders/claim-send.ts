import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderAttempts } from '../../db/schema/store';
import { couponUsesOf, reserveUses } from '../coupons/reserve-uses';
import type { OrderSnapshot } from './snapshot';

export type Claim = 'claimed' | 'lost' | 'couponsGone';

class CouponsGone extends Error {}

/**
 * Claims the right to send the charge, and with it the coupon uses, before anything is sent: the row says `charging`
 * first, so there is never a charge that nobody asks after. One caller gets it.
 */
export async function claimSend(
  db: Database,
  now: Date,
  attemptId: string,
  snapshot: OrderSnapshot,
): Promise<Claim> {
  try {
    return await db.transaction(async (tx) => {
      const claimed = await tx
        .update(orderAttempts)
        .set({
          state: 'charging',
          sentAt: now,
          checkedAt: now,
          amountCents: snapshot.totalCents,
          paymentSource: snapshot.payment.source,
          snapshot,
        })
        .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, 'created')))
        .returning({ attemptId: orderAttempts.attemptId });
      if (claimed.length === 0) return 'lost';
      const missing = await reserveUses(tx, attemptId, couponUsesOf(snapshot));
      if (missing.length > 0) throw new CouponsGone();
      return 'claimed';
    });
  } catch (error) {
    if (error instanceof CouponsGone) return 'couponsGone';
    throw error;
  }
}

/** Claims the right to send the charge once more; lost when anything happened since `lastSentAt`. */
export async function claimResend(
  db: Database,
  now: Date,
  attemptId: string,
  lastSentAt: Date,
): Promise<boolean> {
  const claimed = await db
    .update(orderAttempts)
    .set({ sentAt: now, checkedAt: now })
    .where(
      and(
        eq(orderAttempts.attemptId, attemptId),
        eq(orderAttempts.state, 'charging'),
        eq(orderAttempts.sentAt, lastSentAt),
      ),
    )
    .returning({ attemptId: orderAttempts.attemptId });
  return claimed.length === 1;
}
