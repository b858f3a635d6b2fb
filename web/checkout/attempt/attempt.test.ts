import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Price } from '../price/price';
import {
  type Attempt,
  type AttemptEvent,
  type AttemptNotice,
  checkingAttempt,
  nextAttempt,
  type OrderAnswer,
  openAttempt,
} from './attempt';

const ID = 'attempt-1';
const FRESH = 'attempt-2';

function follow(start: Attempt, ...events: AttemptEvent[]): Attempt {
  return events.reduce(nextAttempt, start);
}

const prepare: AttemptEvent = { type: 'prepare' };
const shown: Price = { previewId: 'p1', total: '906.09' };
const SENT_AT = 1_775_900_000_000;
const ARRIVES_WITHIN_SECONDS = 96;
const send: AttemptEvent = { type: 'send', shown, now: SENT_AT };

function orderAnswer(overrides: Partial<OrderAnswer>): OrderAnswer {
  return { state: 'PROCESSING', transactionId: null, userErrors: [], ...overrides };
}

function answer(overrides: Partial<OrderAnswer>): AttemptEvent {
  return { type: 'answer', answer: orderAnswer(overrides), freshId: FRESH, order: 'autoRenew' };
}

function learn(overrides: Partial<OrderAnswer>, seconds = 1): AttemptEvent {
  return {
    type: 'learn',
    answer: { ...orderAnswer(overrides), arrivesWithinSeconds: ARRIVES_WITHIN_SECONDS },
    askedAt: SENT_AT + seconds * 1_000,
    freshId: FRESH,
    order: 'payment',
  };
}

const sending = follow(openAttempt(ID), prepare, send);
const declined = { code: 'CARD_DECLINED', message: 'Your card was declined.' } as const;

describe('an order attempt', () => {
  it('is done with the order number that the gateway gives', () => {
    expect(follow(sending, answer({ state: 'DONE', transactionId: '42' }))).toEqual({
      phase: 'done',
      attemptId: ID,
      transactionId: '42',
    });
  });

  it('becomes a new attempt once it was refused, with the reasons to show', () => {
    expect(follow(sending, answer({ state: 'REFUSED', userErrors: [declined] }))).toEqual(
      openAttempt(FRESH, { kind: 'refused', messages: ['Your card was declined.'] }),
    );
  });

  it('keeps its id when nothing could be prepared for it', () => {
    expect(follow(openAttempt(ID), prepare, { type: 'stop', messages: ['No answer.'] })).toEqual(
      openAttempt(ID, { kind: 'refused', messages: ['No answer.'] }),
    );
  });

  it('is checked, not repeated, while its outcome is unknown', () => {
    expect(follow(sending, answer({ state: 'PROCESSING' }))).toEqual(checkingAttempt(ID, SENT_AT));
    expect(follow(sending, { type: 'lose' })).toEqual(checkingAttempt(ID, SENT_AT));
    expect(follow(sending, { type: 'lose' }, prepare)).toEqual(checkingAttempt(ID, SENT_AT));
  });

  it.each([
    [{}, null],
    [{ otherId: null }, null],
    [{ otherId: '41' }, '41'],
  ])(
    'goes on as a new attempt when its id turns out to stand for another order: %j',
    (told, transactionId) => {
      const reused = { code: 'ATTEMPT_REUSED', message: 'Used.' } as const;
      const refused = answer({ state: 'REFUSED', userErrors: [reused] });
      expect(follow(sending, { ...refused, ...told } as AttemptEvent)).toEqual(
        openAttempt(FRESH, { kind: 'otherOrder', transactionId }),
      );
    },
  );

  it('shows the old and the new price when the price changed, and goes on as a new attempt', () => {
    const changed = { code: 'PRICE_CHANGED', message: 'The price changed.' } as const;
    const preview = { previewId: 'p2', total: '950.00' };
    expect(follow(sending, answer({ state: 'REFUSED', userErrors: [changed], preview }))).toEqual(
      openAttempt(FRESH, { kind: 'priceChanged', shown, now: preview }),
    );
  });

  it('learns later that it was done, or refused', () => {
    const checking = checkingAttempt(ID, SENT_AT);
    expect(follow(checking, learn({}), learn({ state: 'DONE', transactionId: '42' }))).toMatchObject({
      phase: 'done',
      transactionId: '42',
    });
    expect(follow(checking, learn({ state: 'REFUSED', userErrors: [declined] }))).toMatchObject({
      phase: 'open',
      attemptId: FRESH,
    });
  });

  it('leaves the page to what it shows once another order has come out, whichever way', () => {
    const other = { ...checkingAttempt(ID, SENT_AT), isOther: true };
    const wentThrough = openAttempt(FRESH, { kind: 'otherOrder', transactionId: '42' });
    expect(follow(other, learn({}))).toEqual(other);
    expect(follow(other, learn({ state: 'DONE', transactionId: '42' }))).toEqual(wentThrough);
    const cameToNothing = (messages: string[]) => openAttempt(FRESH, { kind: 'otherNotDone', messages });
    expect(follow(other, learn({ state: 'REFUSED', userErrors: [declined] }))).toEqual(
      cameToNothing([declined.message]),
    );
    expect(follow(other, learn({ state: 'UNKNOWN' }, ARRIVES_WITHIN_SECONDS + 1))).toEqual(cameToNothing([]));
  });

  it('never arrived once it was given up, and goes on as a new attempt', () => {
    const userErrors = [{ code: 'ORDER_WITHDRAWN', message: 'Withdrawn.' }] as const;
    const never = openAttempt(FRESH, { kind: 'neverArrived', order: 'payment' });
    expect(follow(checkingAttempt(ID, SENT_AT), learn({ state: 'REFUSED', userErrors }))).toEqual(never);
  });

  it('believes that it never arrived only once it cannot be on its way any more, and then keeps its id', () => {
    const checking = checkingAttempt(ID, SENT_AT);
    const unknown = (seconds: number) => learn({ state: 'UNKNOWN' }, seconds);
    expect(follow(checking, unknown(1), unknown(3), unknown(ARRIVES_WITHIN_SECONDS))).toEqual(checking);
    expect(follow(checking, learn({}, ARRIVES_WITHIN_SECONDS + 1))).toEqual(checking);
    const never = openAttempt(ID, { kind: 'neverArrived', order: 'payment' });
    expect(follow(checking, unknown(ARRIVES_WITHIN_SECONDS + 1))).toEqual(never);
  });

  it('is neither done nor refused where nobody can tell, and another order is not said to have failed', () => {
    const checking = checkingAttempt(ID, SENT_AT);
    const userErrors = [{ code: 'NO_ANSWER', message: 'Please look.' }] as const;
    const untraced = (seconds: number) => learn({ state: 'UNKNOWN', userErrors }, seconds);
    const notice: AttemptNotice = { kind: 'untraced', order: 'payment', messages: ['Please look.'] };
    expect(follow(checking, untraced(ARRIVES_WITHIN_SECONDS))).toEqual(checking);
    expect(follow(checking, untraced(ARRIVES_WITHIN_SECONDS + 1))).toEqual(openAttempt(ID, notice));
    const other = { ...checking, isOther: true };
    expect(follow(other, untraced(ARRIVES_WITHIN_SECONDS + 1))).toEqual(openAttempt(FRESH, notice));
  });

  it('is believed never to have arrived at no earlier question, however many are asked', () => {
    const askedAt = fc.array(fc.integer({ min: -1_000, max: ARRIVES_WITHIN_SECONDS }));
    fc.assert(
      fc.property(askedAt, (seconds) => {
        const asked = seconds.map((second) => learn({ state: 'UNKNOWN' }, second));
        expect(follow(sending, { type: 'lose' }, ...asked).phase).toBe('checking');
      }),
    );
  });

  it('may be sent again with the same id when the gateway knows that nothing was sent', () => {
    expect(follow(sending, answer({ state: 'UNKNOWN' }))).toEqual(
      openAttempt(ID, { kind: 'neverArrived', order: 'autoRenew' }),
    );
  });

  it('cannot be sent twice at once, nor answered when it was not sent', () => {
    expect(follow(sending, prepare)).toEqual(sending);
    expect(follow(sending, send)).toEqual(sending);
    const open = openAttempt(ID);
    expect(follow(open, answer({ state: 'DONE', transactionId: '42' }), { type: 'lose' }, learn({}))).toEqual(
      open,
    );
  });

  it('forgets its notice when it is dismissed', () => {
    expect(follow(openAttempt(ID, { kind: 'neverArrived', order: 'payment' }), { type: 'dismiss' })).toEqual(
      openAttempt(ID),
    );
  });
});
