import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderAttempts } from '../../db/schema/store';
import { isSamePeriod } from '../../renewals/same-period';
import { claimGroups } from '../changes/claim-groups';
import { stillHolds } from '../changes/still-holds';
import { couponUsesOf, reserveUses } from '../coupons/reserve-uses';
import { claimLicenses } from '../upgrade/claim-licenses';
import type { OrderDeps } from './order-deps';
import type { OrderSnapshot } from './snapshot';

/** `busy`: another order has a group that this one changes or renews. */
export type Claim = 'claimed' | 'lost' | 'busy' | 'goneMeanwhile';

class NotClaimed extends Error {
  constructor(readonly why: 'busy' | 'goneMeanwhile') {
    super(why);
  }
}

/**
 * Claims the right to send the charge, and with it coupon uses, licences and groups, before anything is sent: the row
 * says `charging` first, so there is never a charge that nobody asks after. One caller gets it.
 */
export async function claimSend(
  deps: Pick<OrderDeps, 'db' | 'settings'>,
  now: Date,
  attemptId: string,
  snapshot: OrderSnapshot,
): Promise<Claim> {
  try {
    return await deps.db.transaction(async (tx) => {
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
        .returning({ userId: orderAttempts.userId });
      const [mine] = claimed;
      if (!mine) return 'lost';
      if (!(await claimGroups(tx, attemptId, snapshot))) throw new NotClaimed('busy');
      // Before uses are taken, which the price is worked out with.
      const holds =
        (await isSamePeriod(tx, mine.userId, snapshot)) &&
        (await stillHolds({ ...deps, db: tx }, mine.userId, snapshot));
      const missing = await reserveUses(tx, attemptId, couponUsesOf(snapshot));
      const isClaimed = await claimLicenses(tx, attemptId, snapshot);
      if (!holds || missing.length > 0 || !isClaimed) throw new NotClaimed('goneMeanwhile');
      return 'claimed';
    });
  } catch (error) {
    if (error instanceof NotClaimed) return error.why;
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
