import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { users } from '../db/schema/account';
import { subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import { enqueueMail } from '../mail/outbox';
import { failureMail } from './failure-mail';

export interface RenewalFailure {
  readonly subscriptionId: string;
  /** The last covered day of the period that was not renewed. */
  readonly periodEnd: string;
  /** The day of the charge. */
  readonly today: string;
  readonly reason: string;
}

/**
 * Makes a group past due (STAT-04) and tells its owner, once for each period: when it is past due already, was
 * canceled or has gone on meanwhile, nothing happens.
 */
export async function markRenewalFailed(
  { clock, settings }: Pick<VendorDeps, 'clock' | 'settings'>,
  tx: Database,
  { subscriptionId, periodEnd, today, reason }: RenewalFailure,
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
    .returning({ ownerId: subscriptions.ownerId });
  if (!failed) return;
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, failed.ownerId));
  if (!owner) throw new Error('a subscription without an owner');
  const portal = settings.PORTAL_URL[0] ?? '';
  await enqueueMail(tx, clock.now(), failureMail({ to: owner.email, today, periodEnd, reason, portal }));
}
