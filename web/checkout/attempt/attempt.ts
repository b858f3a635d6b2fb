import type { OrderState, UserErrorCode } from '../../schema.generated';
import type { Price } from '../price/price';
import type { OrderKind } from './order-words';

export type AttemptNotice<Shown extends Price = Price> =
  | { kind: 'refused'; messages: string[] }
  | { kind: 'neverArrived'; order: OrderKind }
  /** The order may have been carried out, but nobody can tell. */
  | { kind: 'untraced'; order: OrderKind; messages: string[] }
  /** The id belongs to another order of the customer; with its number if known. */
  | { kind: 'otherOrder'; transactionId: string | null }
  /** The earlier submission for something else failed; with its messages. */
  | { kind: 'otherNotDone'; messages: string[] }
  | { kind: 'priceChanged'; shown: Shown; now: Shown };

/** The id of a purchase attempt stays until it is settled, so that repeats charge at most once (D-126). */
export type Attempt<Shown extends Price = Price> =
  | { phase: 'open'; attemptId: string; notice: AttemptNotice<Shown> | null }
  | { phase: 'preparing'; attemptId: string }
  | { phase: 'sending'; attemptId: string; sentAt: number; shown: Shown }
  /** `isOther`: sent for something other than what the page shows. */
  | { phase: 'checking'; attemptId: string; sentAt: number; isOther?: boolean }
  | { phase: 'done'; attemptId: string; transactionId: string | null };

export interface OrderAnswer<Shown extends Price = Price> {
  state: OrderState;
  transactionId: string | null;
  userErrors: readonly { code: UserErrorCode; message: string; field?: string | null }[];
  preview?: Shown | null;
}

export interface StatusAnswer extends OrderAnswer {
  /** An order sent longer ago than this can no longer arrive. */
  arrivesWithinSeconds: number;
}

export type AttemptEvent<Shown extends Price = Price> =
  | { type: 'prepare' }
  | { type: 'stop'; messages: string[] }
  | { type: 'send'; shown: Shown; now: number }
  /** `freshId` is the id of the next attempt, `otherId` the order that this attempt's id belongs to. */
  | {
      type: 'answer';
      answer: OrderAnswer<Shown>;
      freshId: string;
      order: OrderKind;
      otherId?: string | null;
    }
  /** No answer, or one that leaves the order's state unknown. */
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

/** An order may be under way or done, so no other may be sent. */
export function isInFlight(attempt: Attempt): boolean {
  return attempt.phase !== 'open';
}

/** Returns the next state; an event that does not fit the phase changes nothing. */
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
  // The id belongs to another order. This one was refused only for that, so it may be sent again.
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
  // An unknown order may still arrive.
  const hasArrived = askedAt - sentAt > answer.arrivesWithinSeconds * 1_000;
  const next =
    settled<Shown>(attemptId, { answer, freshId, order }) ??
    (answer.state === 'UNKNOWN' && hasArrived ? openAttempt<Shown>(attemptId, lost(answer, order)) : attempt);
  return isOther && next !== attempt ? afterOther(next, freshId) : next;
}

function lost(answer: StatusAnswer, order: OrderKind): AttemptNotice<never> {
  const messages = messagesOf(answer);
  return messages.length > 0 ? { kind: 'untraced', order, messages } : { kind: 'neverArrived', order };
}

/** This order was not placed, whatever the outcome of the other one. */
function afterOther<Shown extends Price>(other: Attempt<Shown>, freshId: string): Attempt<Shown> {
  if (other.phase === 'done')
    return openAttempt(freshId, { kind: 'otherOrder', transactionId: other.transactionId });
  const notice = other.phase === 'open' ? other.notice : null;
  if (notice?.kind === 'untraced') return openAttempt(freshId, notice);
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
