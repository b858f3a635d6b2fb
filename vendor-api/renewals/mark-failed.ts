import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { users } from '../db/schema/account';
import { subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import { enqueueMail } from '../mail/outbox';
import { type FailedCharge, failureMail } from './failure-mail';
import { groupContent } from './group-content';

export interface RenewalFailure {
  readonly subscriptionId: string;
  /** The last covered day of the period that was not renewed. */
  readonly periodEnd: string;
  /** The day of the charge. */
  readonly today: string;
  readonly reason: string;
  /** Null where no card was asked. */
  readonly charge: FailedCharge | null;
}

/**
 * Makes a group past due (STAT-04) and tells its owner, once for each period: when it is past due already, was
 * canceled or has gone on meanwhile, nothing happens.
 */
export async function markRenewalFailed(
  { clock, settings }: Pick<VendorDeps, 'clock' | 'settings'>,
  tx: Database,
  { subscriptionId, periodEnd, today, reason, charge }: RenewalFailure,
): Promise<void> {
  const [failed] = await tx
    .update(subscriptions)
    .set({ firstFailedPaymentAttempt: 1, firstFailedPaymentDate: today })
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.expireDate, periodEnd),
        eq(subscriptions.canceled, false),
        isNull(subscriptions.firstFailedPaymentAttempt),
      ),
    )
    .returning();
  if (!failed) return;
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, failed.ownerId));
  if (!owner) throw new Error('a subscription without an owner');
  const retryUrl = `${settings.PORTAL_URL[0] ?? ''}/buy/retry-payment/${encodeURIComponent(subscriptionId)}`;
  const mail = failureMail({
    ...{ today, periodEnd, reason, charge },
    to: owner.email,
    content: await groupContent(tx, failed),
    retryUrl: failed.kind === 'rp' ? retryUrl : `${retryUrl}?isCloud=true`,
  });
  await enqueueMail(tx, clock.now(), mail);
}
