import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { OrderKindName } from '../../db/schema/order-kinds';
import { orderAttempts } from '../../db/schema/store';
import { type OrderAnswer, orderAnswer } from '../order-answer';
import type { OrderDeps } from '../order-kind';
import { payFields } from '../payment';

export interface AttemptKey {
  readonly key: string | null;
  readonly userId: string;
  readonly kind: OrderKindName;
  readonly fingerprint: string;
  readonly callerFingerprint?: string | null;
  readonly agent?: string | null;
}

export type Opened =
  /** `isRepeat`: it passed its checks before and may have been sent. */
  | { readonly kind: 'mine'; readonly attemptId: string; readonly isRepeat: boolean }
  | { readonly kind: 'busy'; readonly attemptId: string }
  | { readonly kind: 'answered'; readonly answer: OrderAnswer }
  | { readonly kind: 'reused' };

/** One attempt per key. Without a key, the open order is the key, so that a double click is one order. */
export async function openAttempt(db: Database, now: Date, attempt: AttemptKey): Promise<Opened> {
  const { key, userId, kind, fingerprint, callerFingerprint, agent } = attempt;
  const [created] = await db
    .insert(orderAttempts)
    .values({
      attemptId: key ?? randomUUID(),
      keyless: key === null,
      userId,
      kind,
      fingerprint,
      callerFingerprint,
      agent,
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
  const { attemptId, state, answer, snapshot } = found;
  const isSameOrder = found.kind === null || found.fingerprint === fingerprint;
  if (found.userId !== userId || !isSameOrder) return { kind: 'reused' };
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

const HOLD_MS = 8_000;
const RENEW_MS = 2_000;

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + HOLD_MS);
}

/** Extends the lease while this process lives. @returns a function that stops it */
export function keepLease({ db, clock, log }: OrderDeps, attemptId: string): () => void {
  const renew = () =>
    db
      .update(orderAttempts)
      .set({ heldUntil: leaseEnd(clock.now()) })
      .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.state, 'created')))
      .catch((error: unknown) =>
        log.warn({ err: error, attemptId }, 'an order attempt may be released early'),
      );
  const timer = setInterval(() => void renew(), RENEW_MS);
  return () => clearInterval(timer);
}

const WAYS_OF_PAYING: readonly string[] = ['replacePaymentMethod', 'useExistingPaymentMethod'];
/** Repeats of an order may differ in these payment fields, such as nonces, captcha tokens and addresses. */
const LEFT_OUT = new Set(Object.keys(payFields).filter((field) => !WAYS_OF_PAYING.includes(field)));

export function fingerprintOf(userId: string, action: string, fields: object): string {
  const kept = Object.entries(fields)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, action, kept]))
    .digest('hex');
}

function inOrder(list: readonly unknown[]): string[] {
  return [...new Set(list.map((item) => JSON.stringify(item)))].toSorted();
}
