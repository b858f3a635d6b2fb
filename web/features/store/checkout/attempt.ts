import type { OrderState, UserErrorCode } from '../../../schema.generated';
import type { OrderSummary_CartFragment } from '../summary/order-summary.generated';

/** What the last try came to, shown until the next one. */
export type AttemptNotice =
  | { kind: 'refused'; messages: string[] }
  | { kind: 'neverArrived' }
  | { kind: 'priceChanged'; shownTotal: string; cart: OrderSummary_CartFragment };

/**
 * One intent to buy (D-126). Its id stays the same until the order is settled, so that whatever is repeated
 * is charged at most once; only a settled refusal makes a new id.
 */
export type Attempt =
  | { phase: 'open'; attemptId: string; notice: AttemptNotice | null }
  | { phase: 'preparing'; attemptId: string }
  | { phase: 'sending'; attemptId: string; shownTotal: string }
  | { phase: 'checking'; attemptId: string; unknownAnswers: number }
  | { phase: 'done'; attemptId: string; transactionId: string };

/** What the gateway said about an order; of its answer to a purchase or to a question about one. */
export interface OrderAnswer {
  state: OrderState;
  transactionId: string | null;
  userErrors: readonly { code: UserErrorCode; message: string }[];
  preview?: OrderSummary_CartFragment | null;
}

export type AttemptEvent =
  | { type: 'prepare' }
  /** Nothing was sent, or what was sent was not carried out. */
  | { type: 'stop'; messages: string[] }
  | { type: 'send'; shownTotal: string }
  /** The answer to the purchase; `freshId` names the next attempt if this one is settled. */
  | { type: 'answer'; answer: OrderAnswer; freshId: string }
  /** No answer, or one that says nothing about the order. */
  | { type: 'lose' }
  | { type: 'learn'; answer: OrderAnswer; freshId: string }
  | { type: 'dismiss' };

/**
 * An order may still be on its way when it is asked about for the first time,
 * so one "never heard of it" is not believed.
 */
const UNKNOWN_ANSWERS_TO_BELIEVE = 2;

export function openAttempt(attemptId: string, notice: AttemptNotice | null = null): Attempt {
  return { phase: 'open', attemptId, notice };
}

export function checkingAttempt(attemptId: string): Attempt {
  return { phase: 'checking', attemptId, unknownAnswers: 0 };
}

/** Whether an order may be on its way or done, so that nothing may be sent besides it. */
export function isInFlight(attempt: Attempt): boolean {
  return attempt.phase !== 'open';
}

/** The next state; an event that does not belong to the present phase changes nothing. */
export function nextAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  const { attemptId } = attempt;
  switch (event.type) {
    case 'prepare':
      return attempt.phase === 'open' ? { phase: 'preparing', attemptId } : attempt;
    case 'send':
      return attempt.phase === 'preparing'
        ? { phase: 'sending', attemptId, shownTotal: event.shownTotal }
        : attempt;
    case 'stop':
      return attempt.phase === 'preparing' || attempt.phase === 'sending'
        ? openAttempt(
            attemptId,
            event.messages.length > 0 ? { kind: 'refused', messages: event.messages } : null,
          )
        : attempt;
    case 'answer':
      return attempt.phase === 'sending' ? answered(attempt, event.answer, event.freshId) : attempt;
    case 'lose':
      return attempt.phase === 'sending' ? checkingAttempt(attemptId) : attempt;
    case 'learn':
      return attempt.phase === 'checking' ? learned(attempt, event.answer, event.freshId) : attempt;
    case 'dismiss':
      return attempt.phase === 'open' ? openAttempt(attemptId) : attempt;
  }
}

function answered(attempt: Attempt & { phase: 'sending' }, answer: OrderAnswer, freshId: string): Attempt {
  const { attemptId, shownTotal } = attempt;
  const codes = answer.userErrors.map((error) => error.code);
  if (codes.includes('PRICE_CHANGED') && answer.preview) {
    return openAttempt(freshId, { kind: 'priceChanged', shownTotal, cart: answer.preview });
  }
  // The id already stands for another order, so that order's fate has to be known first.
  if (codes.includes('ATTEMPT_REUSED')) {
    return checkingAttempt(attemptId);
  }
  return settled(attemptId, answer, freshId) ?? never(attemptId, answer) ?? checkingAttempt(attemptId);
}

function learned(attempt: Attempt & { phase: 'checking' }, answer: OrderAnswer, freshId: string): Attempt {
  const { attemptId } = attempt;
  const result = settled(attemptId, answer, freshId);
  if (result) return result;
  const unknownAnswers = answer.state === 'UNKNOWN' ? attempt.unknownAnswers + 1 : 0;
  return unknownAnswers >= UNKNOWN_ANSWERS_TO_BELIEVE
    ? openAttempt(attemptId, { kind: 'neverArrived' })
    : { phase: 'checking', attemptId, unknownAnswers };
}

function settled(attemptId: string, answer: OrderAnswer, freshId: string): Attempt | null {
  if (answer.state === 'DONE' && answer.transactionId !== null) {
    return { phase: 'done', attemptId, transactionId: answer.transactionId };
  }
  return answer.state === 'REFUSED'
    ? openAttempt(freshId, { kind: 'refused', messages: messagesOf(answer) })
    : null;
}

function never(attemptId: string, answer: OrderAnswer): Attempt | null {
  if (answer.state !== 'UNKNOWN') return null;
  const messages = messagesOf(answer);
  return openAttempt(
    attemptId,
    messages.length > 0 ? { kind: 'refused', messages } : { kind: 'neverArrived' },
  );
}

function messagesOf(answer: OrderAnswer): string[] {
  return answer.userErrors.map((error) => error.message);
}
