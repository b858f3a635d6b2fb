import { and, eq } from 'drizzle-orm';
import { orderAttempts } from '../db/schema/store';
import { withdrawAttempt } from './attempts/withdraw-attempt';
import { settleOpenCharge } from './charges/settle-open-charges';
import { orderAnswer } from './order-answer';
import type { OrderDeps } from './order-kind';

/** The state of another customer's attempt is `unknown`. */
interface OrderStatus {
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
  const found = await findAttempt(deps, userId, attemptId);
  if (found?.state !== 'charging') return statusOf(found);
  await settleOpenCharge(deps, attemptId);
  return statusOf(await findAttempt(deps, userId, attemptId));
}

/** Withdraws an attempt that has not arrived, then returns its status. */
export async function withdrawOrder(
  deps: OrderDeps,
  userId: string,
  attemptId: string,
): Promise<OrderStatus> {
  await withdrawAttempt(deps.db, deps.clock.now(), { userId, attemptId });
  return orderStatus(deps, userId, attemptId);
}

type Attempt = Pick<typeof orderAttempts.$inferSelect, 'state' | 'answer' | 'callerFingerprint'>;

async function findAttempt(
  { db }: OrderDeps,
  userId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  const { state, answer, callerFingerprint } = orderAttempts;
  const [attempt] = await db
    .select({ state, answer, callerFingerprint })
    .from(orderAttempts)
    .where(and(eq(orderAttempts.attemptId, attemptId), eq(orderAttempts.userId, userId)));
  return attempt;
}

function statusOf(attempt: Attempt | undefined): OrderStatus {
  if (!attempt) return { ...blank, state: 'unknown' };
  const { state, answer, callerFingerprint: fingerprint } = attempt;
  const known = { ...blank, ...(fingerprint && { fingerprint }) };
  if (state === 'created' || state === 'charging') return { ...known, state: 'processing' };
  const { transactionId, errorMessage, code, field } = orderAnswer.parse(answer);
  return {
    ...known,
    state: state === 'done' ? 'done' : 'refused',
    transactionId,
    errorMessage,
    ...(code && { code }),
    ...(field && { field }),
  };
}
