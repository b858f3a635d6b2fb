import { closeAttempt } from '../attempts/close-attempt';
import { claimResend } from '../claims/claim-order';
import { finishOrder } from '../finish-order';
import { RELEASED, refusedAnswer } from '../order-answer';
import type { OrderDeps } from '../order-kind';
import type { NextStep } from './next-step';
import { settleOutcome } from './settle-outcome';
import type { OpenAttempt } from './take-open-charges';

export async function takeStep(deps: OrderDeps, attempt: OpenAttempt, step: NextStep): Promise<void> {
  const { attemptId } = attempt;
  switch (step.kind) {
    case 'finish':
      await finishOrder(deps, attemptId, step.charge);
      deps.log.info({ attemptId }, 'an order left open is finished');
      return;
    case 'decline':
      await closeAttempt(deps, attemptId, {
        from: 'charging',
        to: 'declined',
        answer: refusedAnswer({ code: 'CARD_DECLINED', text: step.text }),
      });
      return;
    case 'release':
      await closeAttempt(deps, attemptId, {
        from: 'charging',
        to: 'released',
        answer: RELEASED,
      });
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

async function resend(deps: OrderDeps, { attemptId, kind, sentAt, snapshot }: OpenAttempt): Promise<void> {
  const { payment, totalCents: amount } = deps.orderKinds[kind].open(snapshot).snapshot;
  if (payment.source !== 'stored') return;
  if (!(await claimResend(deps.db, deps.clock.now(), attemptId, sentAt))) return;
  deps.log.info({ attemptId }, 'a charge that never arrived is sent again');
  const outcome = await deps.payments.saleByToken({ orderId: attemptId, amount, token: payment.token });
  await settleOutcome(deps, attemptId, outcome);
}
