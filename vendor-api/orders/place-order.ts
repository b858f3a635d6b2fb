import type { PayingCustomer } from '../payments/payment-gateway';
import { closeAttempt, waitForOutcome } from './attempts/close-attempt';
import { type AttemptKey, keepLease, leaseEnd, type Opened, openAttempt } from './attempts/open-attempt';
import { type ChargeOrder, type ChargeOutcome, sendCharge, settleOutcome } from './charges/send-charge';
import { claimOrder } from './claims/claim-order';
import { type OrderAnswer, PROCESSING, RELEASED, type Refusal, refusedAnswer } from './order-answer';
import type { OrderCheck, OrderDeps } from './order-kind';
import type { Refused } from './refusals';

export interface NewOrder extends AttemptKey {
  /** Called only when a new card is charged. */
  customer(): Promise<PayingCustomer>;
  check(given: { readonly isRepeat: boolean }): Promise<OrderCheck>;
}

/** Charges an attempt at most once, however often it arrives. Null when its key belongs to another order. */
export async function placeOrder(deps: OrderDeps, order: NewOrder): Promise<OrderAnswer | null> {
  const opened = await openAttempt(deps.db, deps.clock.now(), order);
  switch (opened.kind) {
    case 'reused':
      return null;
    case 'answered':
      return opened.answer;
    case 'busy':
      return waitForOutcome(deps.db, opened.attemptId);
    case 'mine':
      return runAttempt(deps, order, opened);
  }
}

export async function runAttempt(
  deps: OrderDeps,
  order: Pick<NewOrder, 'customer' | 'check'>,
  opened: OpenedAttempt,
): Promise<OrderAnswer> {
  const { attemptId, isRepeat } = opened;
  const endLease = keepLease(deps, attemptId);
  const claimed = await checkAndClaim(deps, order, opened).finally(endLease);
  if (claimed === 'lost') return waitForOutcome(deps.db, attemptId);
  if (!claimed.ok) return refuse(deps, attemptId, claimed.refusal);
  return chargeAndSettle(deps, { attemptId, customer: order.customer, ...claimed }, isRepeat);
}

type OpenedAttempt = Pick<Extract<Opened, { kind: 'mine' }>, 'attemptId' | 'isRepeat'>;
type Claimed = { readonly ok: true } & Pick<ChargeOrder, 'snapshot' | 'nonce' | 'heldUntil'>;

async function checkAndClaim(
  deps: OrderDeps,
  { check }: Pick<NewOrder, 'check'>,
  { attemptId, isRepeat }: OpenedAttempt,
): Promise<Claimed | Refused | 'lost'> {
  return orRelease(deps, attemptId, async () => {
    const checked = await check({ isRepeat });
    if (!checked.ok) return checked;
    deps.faults.at('beforeClaim');
    const now = deps.clock.now();
    const heldUntil = leaseEnd(now);
    const order = deps.orderKinds[checked.snapshot.kind].open(checked.snapshot);
    const claim = await claimOrder(deps, { attemptId, now, heldUntil, order });
    return claim === 'claimed' ? { ...checked, heldUntil } : claim;
  });
}

// After the claim an error may hide a charge, so the order is settled later.
async function chargeAndSettle(
  deps: OrderDeps,
  charge: ChargeOrder,
  isRepeat: boolean,
): Promise<OrderAnswer> {
  try {
    deps.faults.at('beforeCharge');
    const outcome = isRepeat ? await findOrSend(deps, charge) : await sendCharge(deps, charge);
    deps.faults.at('afterCharge');
    const answer = await settleOutcome(deps, charge.attemptId, outcome);
    deps.faults.at('afterRecord');
    return answer;
  } catch (error) {
    deps.log.error({ err: error, attemptId: charge.attemptId }, 'a charged order could not be settled yet');
    return PROCESSING;
  }
}

// An earlier charge with this id may have come through.
async function findOrSend(deps: OrderDeps, charge: ChargeOrder): Promise<ChargeOutcome> {
  const finding = await deps.payments.findByOrderId(charge.attemptId);
  if (finding.kind === 'approved' && finding.amount === charge.snapshot.totalCents) return finding;
  if (finding.kind === 'approved' || finding.kind === 'pending')
    return { kind: 'unknown', cause: new Error('an earlier charge has to be settled first') };
  return sendCharge(deps, charge);
}

function refuse(deps: OrderDeps, attemptId: string, refusal: Refusal): Promise<OrderAnswer> {
  const to = refusal.isRetryable ? 'released' : 'refused';
  return closeAttempt(deps, attemptId, { from: 'created', to, answer: refusedAnswer(refusal) });
}

// Nothing was sent yet, so after an error the customer can try again immediately.
async function orRelease<Value>(
  deps: OrderDeps,
  attemptId: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const closing = { from: 'created', to: 'released', answer: RELEASED } as const;
    await closeAttempt(deps, attemptId, closing).catch((cause: unknown) =>
      deps.log.warn({ err: cause, attemptId }, 'the attempt will be released later'),
    );
    throw error;
  }
}
