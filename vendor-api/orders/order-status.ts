import { and, eq } from 'drizzle-orm';
import { orderAttempts } from '../db/schema/store';
import { settleOpenCharge } from './charges/settle-open-charges';
import { orderAnswer } from './order-answer';
import type { OrderDeps } from './order-kind';

/** An attempt of another customer is `unknown`. */
export interface OrderStatus {
  readonly success: true;
  readonly state: 'done' | 'processing' | 'refused' | 'unknown';
  readonly transactionId: string;
  readonly errorMessage: string;
  readonly code?: string;
  readonly field?: string;
  readonly fingerprint?: string;
}

const blank = { success: true, transactionId: '', errorMessage: '' } as const;

/** Asks the provider first if the charge is still open. */
export async function orderStatus(deps: OrderDeps, userId: string, attemptId: string): Promise<OrderStatus> {
  const state = await attemptState(deps, userId, attemptId);
  if (state === 'charging') await settleOpenCharge(deps, attemptId);
  return readStatus(deps, userId, attemptId);
}

async function readStatus({ db }: OrderDeps, userId: string, attemptId: string): Promise<OrderStatus> {
  const [attempt] = await db
    .select({
      state: orderAttempts.state,
      answer: orderAttempts.answer,
      fingerprint: orderAttempts.callerFingerprint,
    })
    .from(orderAttempts)
    .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.userId, userId)));
  if (!attempt) return { ...blank, state: 'unknown' };
  const known = { ...blank, ...(attempt.fingerprint && { fingerprint: attempt.fingerprint }) };
  if (attempt.state === 'created' || attempt.state === 'charging') return { ...known, state: 'processing' };
  const { transactionId, errorMessage, code, field } = orderAnswer.parse(attempt.answer);
  const state = attempt.state === 'done' ? 'done' : 'refused';
  return {
    ...known,
    state,
    transactionId,
    errorMessage,
    ...(code && { code }),
    ...(field && { field }),
  };
}

async function attemptState({ db }: OrderDeps, userId: string, attemptId: string): Promise<string | null> {
  const [attempt] = await db
    .select({ state: orderAttempts.state })
    .from(orderAttempts)
    .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.userId, userId)));
  return attempt?.state ?? null;
}
