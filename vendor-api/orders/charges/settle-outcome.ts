import { closeAttempt, waitForOutcome } from '../attempts/close-attempt';
import { finishOrder } from '../finish-order';
import { type OrderAnswer, PROCESSING, RELEASED, refusedAnswer } from '../order-answer';
import type { OrderDeps } from '../order-kind';
import type { ChargeOutcome } from './send-charge';

/** Unknown outcomes stay open. */
export async function settleOutcome(
  deps: OrderDeps,
  attemptId: string,
  outcome: ChargeOutcome,
): Promise<OrderAnswer> {
  switch (outcome.kind) {
    case 'approved':
      return finishOrder(deps, attemptId, outcome);
    case 'stored':
      return finishOrder(deps, attemptId, { transactionId: null, card: outcome.card });
    case 'free':
      return finishOrder(deps, attemptId, { transactionId: null, card: null });
    case 'declined':
      return closeAttempt(deps, attemptId, {
        from: 'charging',
        to: 'declined',
        answer: refusedAnswer({ code: 'CARD_DECLINED', message: outcome.text, field: outcome.field }),
      });
    case 'unsent':
      deps.log.error({ err: outcome.cause, attemptId }, 'the payment provider took no notice of a charge');
      return closeAttempt(deps, attemptId, {
        from: 'charging',
        to: 'released',
        answer: RELEASED,
      });
    case 'lost':
      return waitForOutcome(deps.db, attemptId);
    case 'unknown':
      deps.log.warn({ err: outcome.cause, attemptId }, 'the outcome of a charge is not known yet');
      return PROCESSING;
  }
}
