import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { OrderKindName } from '../../db/schema/order-kinds';
import { orderAttempts } from '../../db/schema/store';
import { type OrderAnswer, orderAnswer } from '../order-answer';
import { leaseEnd } from './attempt-lease';

export interface AttemptKey {
  /** The caller's `Idempotency-Key`. */
  readonly key: string | null;
  readonly userId: string;
  readonly kind: OrderKindName;
  readonly fingerprint: string;
  /** The caller's `Order-Fingerprint`. */
  readonly callerFingerprint?: string | null;
}

export type Opened =
  /** `isRepeat`: it passed its checks before and may have been sent. */
  | { readonly kind: 'mine'; readonly attemptId: string; readonly isRepeat: boolean }
  | { readonly kind: 'busy'; readonly attemptId: string }
  | { readonly kind: 'answered'; readonly answer: OrderAnswer }
  | { readonly kind: 'reused' };

/**
 * Records the intent to buy, once per key. Without a key the order itself is the key while it is open, so that a
 * double click is one order.
 */
export async function openAttempt(db: Database, now: Date, attempt: AttemptKey): Promise<Opened> {
  const { key, userId, kind, fingerprint, callerFingerprint } = attempt;
  const [created] = await db
    .insert(orderAttempts)
    .values({
      attemptId: key ?? randomUUID(),
      keyless: key === null,
      userId,
      kind,
      fingerprint,
      callerFingerprint,
      createdAt: now,
      heldUntil: leaseEnd(now),
    })
    .onConflictDoNothing()
    .returning({ attemptId: orderAttempts.attemptId });
  if (created) return { kind: 'mine', attemptId: created.attemptId, isRepeat: false };
  return joinAttempt(db, now, attempt);
}

async function joinAttempt(
  db: Database,
  now: Date,
  { key, userId, fingerprint }: AttemptKey,
): Promise<Opened> {
  const isSame =
    key === null
      ? and(
          eq(orderAttempts.keyless, true),
          eq(orderAttempts.userId, userId),
          eq(orderAttempts.fingerprint, fingerprint),
        )
      : eq(orderAttempts.attemptId, key);
  const [found] = await db
    .select()
    .from(orderAttempts)
    .where(isSame)
    .orderBy(desc(orderAttempts.createdAt))
    .limit(1);
  if (!found) throw new Error('an order attempt that was there is gone');
  if (found.userId !== userId || found.fingerprint !== fingerprint) return { kind: 'reused' };
  const { attemptId, state, answer, snapshot } = found;
  if (state === 'created' || state === 'charging') return { kind: 'busy', attemptId };
  if (state !== 'released') return { kind: 'answered', answer: orderAnswer.parse(answer) };
  const isReopened = await reopen(db, now, attemptId);
  return isReopened ? { kind: 'mine', attemptId, isRepeat: snapshot !== null } : { kind: 'busy', attemptId };
}

async function reopen(db: Database, now: Date, attemptId: string): Promise<boolean> {
  const reopened = await db
    .update(orderAttempts)
    .set({ state: 'created', createdAt: now, heldUntil: leaseEnd(now), settledAt: null, answer: null })
    .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, 'released')))
    .returning({ attemptId: orderAttempts.attemptId });
  return reopened.length === 1;
}
