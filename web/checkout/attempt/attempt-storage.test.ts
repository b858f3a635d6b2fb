import { afterEach, expect, test, vi } from 'vitest';
import { forgetCustomer } from '../../app/session/storage/tab-memory';
import { clearAttempt, loadAttempt, saveAttempt } from './attempt-storage';

const PAGE = '/buy';

const unsent = { attemptId: 'a-1', viewerId: 'v-1', sentAt: null, page: PAGE, search: '?pro=2' };
const sent = { ...unsent, sentAt: 1_775_900_000_000 };

afterEach(() => sessionStorage.clear());

test.each([unsent, sent])('an order survives a reload, for its own customer: %j', (attempt) => {
  saveAttempt(attempt);
  expect(loadAttempt(PAGE, 'v-1')).toEqual(attempt);
  expect(loadAttempt(PAGE, 'v-2')).toBeNull();
  clearAttempt(PAGE);
  expect(sessionStorage).toHaveLength(0);
});

test('an order that was not sent is gone after signing out (AUTH-18)', () => {
  saveAttempt(sent);
  saveAttempt(unsent);
  forgetCustomer();
  expect(sessionStorage).toHaveLength(0);
});

test('an order that was sent is found again after signing out, and other things stay (D-126)', () => {
  sessionStorage.setItem('other', 'thing');
  saveAttempt(unsent);
  saveAttempt(sent);
  forgetCustomer();
  expect(loadAttempt(PAGE, 'v-1')).toEqual(sent);
  expect(sessionStorage).toHaveLength(2);
});

test.each([unsent, sent])(
  'an order is taken up on its own page alone, and no other page forgets it: %j',
  (attempt) => {
    saveAttempt(attempt);
    const elsewhere = { ...unsent, attemptId: 'a-2', page: '/buy/change-term' };
    expect(loadAttempt(elsewhere.page, 'v-1')).toBeNull();
    saveAttempt(elsewhere);
    expect(loadAttempt(elsewhere.page, 'v-1')).toEqual(elsewhere);
    clearAttempt(elsewhere.page);
    expect(loadAttempt(PAGE, 'v-1')).toEqual(attempt);
  },
);

test.each([unsent, sent])(
  'an order can be made where the browser keeps nothing, and is known as long as the page: %j',
  (attempt) => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    saveAttempt(attempt);
    expect(loadAttempt(PAGE, 'v-1')).toEqual(attempt);
    clearAttempt(PAGE);
    expect(loadAttempt(PAGE, 'v-1')).toBeNull();
    refuse.mockRestore();
  },
);
