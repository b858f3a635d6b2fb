import { and, eq } from 'drizzle-orm';
import { orderAttempts } from '../db/schema/store';
import { fingerprintOf } from '../orders/attempts/fingerprint';
import { type AttemptKey, type Opened, openAttempt } from '../orders/attempts/open-attempt';
import type { OrderDeps } from '../orders/order-kind';
import type { DueGroup } from './due-groups';
import { type RenewalSnapshot, renewalSnapshot } from './renewal-snapshot';

/**
 * The id of a renewal, one for each group and period, whoever asks and however often: with it a period is charged
 * once. Keys that customers send cannot hold a colon, so that nobody can take it before.
 */
export function renewalAttemptId({ id, periodEnd }: Pick<DueGroup, 'id' | 'periodEnd'>): string {
  return `renewal:${id}:${periodEnd}`;
}

/** Opens the attempt of a renewal for the group's owner. */
export async function openRenewal({ db, clock }: OrderDeps, group: DueGroup): Promise<Opened> {
  const attempt = attemptOf(group);
  const opened = await openAttempt(db, clock.now(), attempt);
  if (opened.kind !== 'reused') return opened;
  // The group was handed over after a try that came to nothing: from now on it is the new owner's.
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

/**
 * The renewal as it was charged, when an earlier try under this id came through after all; null when it did not. The
 * price may have changed since, and what was paid for is what is recorded. @throws PaymentOutage
 */
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
