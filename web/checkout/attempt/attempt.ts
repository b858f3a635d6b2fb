import type { OrderState, UserErrorCode } from '../../schema.generated';
import type { Price } from '../price/price';
import type { OrderKind } from './order-words';

export type AttemptNotice<Shown extends Price = Price> =
  | { kind: 'refused'; messages: string[] }
  | { kind: 'neverArrived'; order: OrderKind }
  /** The id stood for another order of the customer's; with its number if it is known. */
  | { kind: 'otherOrder'; transactionId: string | null }
  /** What was submitted for something else came to nothing; with what was said about it. */
  | { kind: 'otherNotDone'; messages: string[] }
  | { kind: 'priceChanged'; shown: Shown; now: Shown };

/** The id of an intent to buy stays until the order is settled, so that repeating it charges at most once (D-126). */
export type Attempt<Shown extends Price = Price> =
  | { phase: 'open'; attemptId: string; notice: AttemptNotice<Shown> | null }
  | { phase: 'preparing'; attemptId: string }
  | { phase: 'sending'; attemptId: string; sentAt: number; shown: Shown }
  /** `isOther` where it was sent for something else than what the page shows. */
  | { phase: 'checking'; attemptId: string; sentAt: number; isOther?: boolean }
  | { phase: 'done'; attemptId: string; transactionId: string | null };

export interface OrderAnswer<Shown extends Price = Price> {
  state: OrderState;
  transactionId: string | null;
  userErrors: readonly { code: UserErrorCode; message: string; field?: string | null }[];
  preview?: Shown | null;
}

export interface StatusAnswer extends OrderAnswer {
  /** An order that was sent longer ago is not on its way any more. */
  arrivesWithinSeconds: number;
}

export type AttemptEvent<Shown extends Price = Price> =
  | { type: 'prepare' }
  | { type: 'stop'; messages: string[] }
  | { type: 'send'; shown: Shown; now: number }
  /** `freshId` names the next attempt, `otherId` the order that this one turned out to stand for. */
  | {
      type: 'answer';
      answer: OrderAnswer<Shown>;
      freshId: string;
      order: OrderKind;
      otherId?: string | null;
    }
  /** No answer, or one that says nothing about the order. */
  | { type: 'lose' }
  | { type: 'learn'; answer: StatusAnswer; askedAt: number; freshId: string; order: OrderKind }
  | { type: 'dismiss' };

export function openAttempt<Shown extends Price>(
  attemptId: string,
  notice: AttemptNotice<Shown> | null = null,
): Attempt<Shown> {
  return { phase: 'open', attemptId, notice };
}

export function checkingAttempt(attemptId: string, sentAt: number): Attempt & { phase: 'checking' } {
  return { phase: 'checking', attemptId, sentAt };
}

/** Whether an order may be on its way or done, so that nothing may be sent besides it. */
export function isInFlight(attempt: Attempt): boolean {
  return attempt.phase !== 'open';
}

/** The next state; an event that does not belong to the present phase changes nothing. */
export function nextAttempt<Shown extends Price>(
  attempt: Attempt<Shown>,
  event: AttemptEvent<Shown>,
): Attempt<Shown> {
  const { attemptId } = attempt;
  switch (event.type) {
    case 'prepare':
      return attempt.phase === 'open' ? { phase: 'preparing', attemptId } : attempt;
    case 'send':
      return attempt.phase === 'preparing'
        ? { phase: 'sending', attemptId, sentAt: event.now, shown: event.shown }
        : attempt;
    case 'stop':
      return attempt.phase === 'preparing' || attempt.phase === 'sending'
        ? openAttempt(
            attemptId,
            event.messages.length > 0 ? { kind: 'refused', messages: event.messages } : null,
          )
        : attempt;
    case 'answer':
      return attempt.phase === 'sending' ? answered(attempt, event) : attempt;
    case 'lose':
      return attempt.phase === 'sending' ? checkingAttempt(attemptId, attempt.sentAt) : attempt;
    case 'learn':
      return attempt.phase === 'checking' ? learned(attempt, event) : attempt;
    case 'dismiss':
      return attempt.phase === 'open' ? openAttempt(attemptId) : attempt;
  }
}

function answered<Shown extends Price>(
  { attemptId, sentAt, shown }: Attempt<Shown> & { phase: 'sending' },
  { answer, freshId, order, otherId = null }: AttemptEvent<Shown> & { type: 'answer' },
): Attempt<Shown> {
  const codes = answer.userErrors.map((error) => error.code);
  if (codes.includes('PRICE_CHANGED') && answer.preview) {
    return openAttempt(freshId, { kind: 'priceChanged', shown, now: answer.preview });
  }
  // The id stands for another order. This one was refused for that alone, and may be wanted all the same.
  if (codes.includes('ATTEMPT_REUSED')) {
    return openAttempt(freshId, { kind: 'otherOrder', transactionId: otherId });
  }
  return (
    settled<Shown>(attemptId, { answer, freshId, order }) ??
    never(attemptId, answer, order) ??
    checkingAttempt(attemptId, sentAt)
  );
}

function learned<Shown extends Price>(
  attempt: Attempt<Shown> & { phase: 'checking' },
  { answer, askedAt, freshId, order }: AttemptEvent & { type: 'learn' },
): Attempt<Shown> {
  const { attemptId, sentAt, isOther } = attempt;
  // An unknown order may still be on its way.
  const hasArrived = askedAt - sentAt > answer.arrivesWithinSeconds * 1_000;
  const next =
    settled<Shown>(attemptId, { answer, freshId, order }) ??
    (answer.state === 'UNKNOWN' && hasArrived
      ? openAttempt<Shown>(attemptId, { kind: 'neverArrived', order })
      : attempt);
  return isOther && next !== attempt ? afterOther(next, freshId) : next;
}

/** However the other order ended, this one was not placed. */
function afterOther<Shown extends Price>(other: Attempt<Shown>, freshId: string): Attempt<Shown> {
  if (other.phase === 'done')
    return openAttempt(freshId, { kind: 'otherOrder', transactionId: other.transactionId });
  const notice = other.phase === 'open' ? other.notice : null;
  const messages = notice?.kind === 'refused' ? notice.messages : [];
  return openAttempt(freshId, { kind: 'otherNotDone', messages });
}

interface Told {
  answer: OrderAnswer;
  freshId: string;
  order: OrderKind;
}

function settled<Shown extends Price>(
  attemptId: string,
  { answer, freshId, order }: Told,
): Attempt<Shown> | null {
  if (answer.state === 'DONE') {
    return { phase: 'done', attemptId, transactionId: answer.transactionId };
  }
  if (answer.state !== 'REFUSED') return null;
  const isWithdrawn = answer.userErrors.some(({ code }) => code === 'ORDER_WITHDRAWN');
  return openAttempt(
    freshId,
    isWithdrawn ? { kind: 'neverArrived', order } : { kind: 'refused', messages: messagesOf(answer) },
  );
}

function never<Shown extends Price>(
  attemptId: string,
  answer: OrderAnswer,
  order: OrderKind,
): Attempt<Shown> | null {
  if (answer.state !== 'UNKNOWN') return null;
  const messages = messagesOf(answer);
  return openAttempt(
    attemptId,
    messages.length > 0 ? { kind: 'refused', messages } : { kind: 'neverArrived', order },
  );
}

function messagesOf(answer: OrderAnswer): string[] {
  return answer.userErrors.map((error) => error.message);
}
