import { and, eq } from 'drizzle-orm';
import { orderAttempts } from '../db/schema/store';
import { fingerprintOf } from '../orders/attempts/fingerprint';
import { type AttemptKey, type Opened, openAttempt } from '../orders/attempts/open-attempt';
import type { OrderDeps } from '../orders/order-kind';
import type { DueGroup } from './due-groups';
import { type RenewalSnapshot, renewalSnapshot } from './renewal-snapshot';

/**
 * One id per group and period, so that a period is charged once. Customers' keys cannot contain a colon, so none can
 * take it.
 */
export function renewalAttemptId({ id, periodEnd }: Pick<DueGroup, 'id' | 'periodEnd'>): string {
  return `renewal:${id}:${periodEnd}`;
}

export async function openRenewal({ db, clock }: OrderDeps, group: DueGroup): Promise<Opened> {
  const attempt = attemptOf(group);
  const opened = await openAttempt(db, clock.now(), attempt);
  if (opened.kind !== 'reused') return opened;
  // The group was transferred after a failed try: the attempt becomes the new owner's.
  const { userId, fingerprint, key } = attempt;
  await db
    .update(orderAttempts)
    .set({ userId, fingerprint })
    .where(and(eq(orderAttempts.attemptId, key), eq(orderAttempts.state, 'released')));
  return openAttempt(db, clock.now(), attempt);
}

function attemptOf(group: DueGroup): AttemptKey & { readonly key: string } {
  const { id, ownerId, periodEnd } = group;
  const fingerprint = fingerprintOf(ownerId, 'renewal', { subscriptionId: id, periodEnd });
  return { key: renewalAttemptId(group), userId: ownerId, kind: 'renewal', fingerprint };
}

/** The renewal as an earlier try has charged it; the price may have changed since. @throws PaymentOutage */
export async function chargedBefore(
  { db, payments }: OrderDeps,
  attemptId: string,
): Promise<RenewalSnapshot | null> {
  const finding = await payments.findByOrderId(attemptId);
  if (finding.kind !== 'approved') return null;
  const [attempt] = await db
    .select({ snapshot: orderAttempts.snapshot })
    .from(orderAttempts)
    .where(eq(orderAttempts.attemptId, attemptId));
  return renewalSnapshot.parse(attempt?.snapshot);
}
