import { finishOrder } from './finish-order';
import { nextStep } from './next-step';
import type { OrderDeps } from './order-deps';
import { type OpenAttempt, releaseAbandoned, takeOpenCharge, takeOpenCharges } from './take-open-charges';
import { takeStep } from './take-step';

const BATCH = 25;
const STALE_MS = 3_600_000;

/** Settles every order left open by a crash or a lost answer, by asking the provider what became of its charge. */
export async function settleOpenCharges(deps: OrderDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const released = await releaseAbandoned(deps.db, now);
  if (released > 0) deps.log.info({ released }, 'order attempts that were never sent are released');
  for (let taken = BATCH; taken === BATCH && !signal.aborted; ) {
    const open = await takeOpenCharges(deps.db, deps.clock.now(), BATCH);
    for (const attempt of open) await settleOrLog(deps, attempt);
    taken = open.length;
  }
}

/** Settles one open order if nobody else is at it. */
export async function settleOpenCharge(deps: OrderDeps, attemptId: string): Promise<void> {
  const attempt = await takeOpenCharge(deps.db, deps.clock.now(), attemptId);
  if (attempt) await settleOrLog(deps, attempt);
}

// The provider may be down, or one order may be broken: the others are settled all the same.
async function settleOrLog(deps: OrderDeps, attempt: OpenAttempt): Promise<void> {
  try {
    await settle(deps, attempt);
  } catch (error) {
    deps.log.error({ err: error, attemptId: attempt.attemptId }, 'an open charge could not be settled yet');
  }
}

async function settle(deps: OrderDeps, attempt: OpenAttempt): Promise<void> {
  const { attemptId, amountCents, sentAt, paymentSource, createdAt } = attempt;
  if (amountCents === null || sentAt === null || paymentSource === null) {
    throw new Error('an open charge without its facts');
  }
  if (attempt.state === 'released') return finishLate(deps, attempt, amountCents);
  const finding = amountCents === 0 ? 'free' : await deps.payments.findByOrderId(attemptId);
  const now = deps.clock.now().getTime();
  const isQuiet = now - sentAt.getTime() >= deps.settings.PAYMENT_QUIET_MS;
  const isStale = now - createdAt.getTime() >= STALE_MS;
  await takeStep(deps, attempt, nextStep({ finding, amountCents, paymentSource, isQuiet, isStale }));
}

// The customer was told that nothing was charged. If money moved all the same, they get what they paid for.
async function finishLate(deps: OrderDeps, { attemptId }: OpenAttempt, amountCents: number): Promise<void> {
  if (amountCents === 0) return;
  const finding = await deps.payments.findByOrderId(attemptId);
  if (finding.kind === 'approved' && finding.amount === amountCents)
    await finishOrder(deps, attemptId, finding);
}
