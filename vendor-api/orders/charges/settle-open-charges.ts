import type { PAYMENT_SOURCES } from '../../db/schema/store';
import type { Finding } from '../../payments/payment-gateway';
import { declineCharge, releaseCharge } from '../attempts/close-attempt';
import { claimResend } from '../claims/claim-order';
import { type Charge, finishOrder } from '../finish-order';
import { type OrderDeps, openOrder } from '../order-kind';
import { settleOutcome } from './send-charge';
import {
  type OpenAttempt,
  releaseAbandoned,
  takeOpenCharge,
  takeOpenCharges,
  takeUnsent,
} from './take-open-charges';

const BATCH = 25;
const STALE_MS = 3_600_000;

/** Settles charges left open by a crash or a lost answer, with the provider's findings. */
export async function settleOpenCharges(deps: OrderDeps, signal: AbortSignal): Promise<void> {
  await settleAll(deps, takeOpenCharges, signal);
}

/** Continues orders that were never sent. @returns the kinds of released orders */
export async function settleUnsent(deps: OrderDeps, signal: AbortSignal): Promise<OpenAttempt['kind'][]> {
  const released = await releaseAbandoned(deps.db, deps.clock.now());
  if (released.length > 0) deps.log.info({ released }, 'order attempts that were never sent are released');
  return [...released, ...(await settleAll(deps, takeUnsent, signal))];
}

async function settleAll(
  deps: OrderDeps,
  take: typeof takeUnsent,
  signal: AbortSignal,
): Promise<OpenAttempt['kind'][]> {
  const released: OpenAttempt['kind'][] = [];
  for (let taken = BATCH; taken === BATCH && !signal.aborted; ) {
    const open = await take(deps.db, deps.clock.now(), BATCH);
    for (const attempt of open) {
      if (signal.aborted) break;
      if ((await settleOrLog(deps, attempt)) === 'release') released.push(attempt.kind);
    }
    taken = open.length;
  }
  return released;
}

export async function settleOpenCharge(deps: OrderDeps, attemptId: string): Promise<void> {
  const attempt = await takeOpenCharge(deps.db, deps.clock.now(), attemptId);
  if (attempt) await settleOrLog(deps, attempt);
}

async function settleOrLog(deps: OrderDeps, attempt: OpenAttempt): Promise<NextStep['kind']> {
  try {
    return await settle(deps, attempt);
  } catch (error) {
    deps.log.error({ err: error, attemptId: attempt.attemptId }, 'an open charge could not be settled yet');
    return 'wait';
  }
}

async function settle(deps: OrderDeps, attempt: OpenAttempt): Promise<NextStep['kind']> {
  const { amountCents, sentAt, paymentSource, createdAt } = attempt;
  if (amountCents === null || paymentSource === null) {
    throw new Error('an open charge without its facts');
  }
  if (attempt.state === 'released') {
    await finishLate(deps, attempt, amountCents);
    return 'finish';
  }
  const finding = await findingOf(deps, attempt);
  const now = deps.clock.now().getTime();
  const isQuiet = sentAt === null || now - sentAt.getTime() >= deps.settings.PAYMENT_QUIET_MS;
  const isStale = now - createdAt.getTime() >= STALE_MS;
  const step = nextStep({ finding, amountCents, paymentSource, isQuiet, isStale });
  await takeStep(deps, attempt, step);
  return step.kind;
}

async function findingOf(
  { payments }: OrderDeps,
  { attemptId, amountCents, sentAt }: OpenAttempt,
): Promise<Finding | 'free'> {
  if (amountCents === 0) return 'free';
  return sentAt === null ? { kind: 'none' } : payments.findByOrderId(attemptId);
}

// The order was given up, but if it was charged after all, the customer gets it.
async function finishLate(deps: OrderDeps, { attemptId }: OpenAttempt, amountCents: number): Promise<void> {
  if (amountCents === 0) return;
  const finding = await deps.payments.findByOrderId(attemptId);
  if (finding.kind === 'approved' && finding.amount === amountCents)
    await finishOrder(deps, attemptId, finding);
}

async function takeStep(deps: OrderDeps, attempt: OpenAttempt, step: NextStep): Promise<void> {
  const { attemptId } = attempt;
  switch (step.kind) {
    case 'finish':
      await finishOrder(deps, attemptId, step.charge);
      deps.log.info({ attemptId }, 'an order left open is finished');
      return;
    case 'decline':
      await declineCharge(deps, attemptId, { message: step.text });
      return;
    case 'release':
      await releaseCharge(deps, attemptId);
      return;
    case 'resend':
      return resend(deps, attempt);
    case 'alarm':
      deps.log.error({ attemptId, problem: step.problem }, 'a charge does not match its order');
      return;
    case 'wait':
      return;
  }
}

async function resend(deps: OrderDeps, attempt: OpenAttempt): Promise<void> {
  const { attemptId, sentAt } = attempt;
  const { payment, totalCents: amount } = openOrder(deps.orderKinds, attempt).snapshot;
  if (payment.source !== 'stored') return;
  if (!(await claimResend(deps.db, deps.clock.now(), attemptId, sentAt))) return;
  deps.log.info({ attemptId }, 'a charge that never arrived is sent again');
  const outcome = await deps.payments.saleByToken({ orderId: attemptId, amount, token: payment.token });
  await settleOutcome(deps, attemptId, outcome);
}

type PaymentSource = (typeof PAYMENT_SOURCES)[number];

export interface OpenCharge {
  readonly finding: Finding | 'free';
  readonly amountCents: number;
  readonly paymentSource: PaymentSource;
  /** Sent so long ago that it cannot arrive any more. */
  readonly isQuiet: boolean;
  /** Created so long ago that the customer has given up on it. */
  readonly isStale: boolean;
}

export type NextStep =
  | { readonly kind: 'finish'; readonly charge: Charge }
  | { readonly kind: 'decline'; readonly text: string }
  | { readonly kind: 'resend' | 'release' | 'wait' }
  | { readonly kind: 'alarm'; readonly problem: string };

/** A sale known to the provider settles the order. An unknown one is sent again, or released if by nonce. */
export function nextStep({ finding, amountCents, paymentSource, isQuiet, isStale }: OpenCharge): NextStep {
  if (finding === 'free') return freeOrder(paymentSource, isQuiet);
  switch (finding.kind) {
    case 'approved':
      return finding.amount === amountCents
        ? { kind: 'finish', charge: finding }
        : { kind: 'alarm', problem: `charged ${finding.amount} cents instead of ${amountCents}` };
    case 'declined':
      return { kind: 'decline', text: finding.text };
    case 'pending':
      return { kind: 'wait' };
    case 'none':
      if (!isQuiet) return { kind: 'wait' };
      return { kind: paymentSource === 'stored' && !isStale ? 'resend' : 'release' };
  }
}

// A new card may not have been stored, so the order cannot be finished.
function freeOrder(paymentSource: PaymentSource, isQuiet: boolean): NextStep {
  if (paymentSource !== 'new') return { kind: 'finish', charge: { transactionId: null, card: null } };
  return { kind: isQuiet ? 'release' : 'wait' };
}
