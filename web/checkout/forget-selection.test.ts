import { afterEach, expect, test } from 'vitest';
import { clearAttempt, saveAttempt } from './attempt/attempt-storage';
import { forgetSelection } from './forget-selection';

const page = '/buy/change-term';
const attempt = { attemptId: 'a', viewerId: 'u-1', page, search: '' };
const visit = (usr: unknown, path = page) => window.history.replaceState({ usr, key: 'k' }, '', path);

afterEach(() => clearAttempt(page));

test('a reload loses the selection and nothing else of the entry (D-142)', () => {
  visit({ seatIds: ['1'] });
  forgetSelection(window);
  expect(window.history.state).toEqual({ usr: null, key: 'k' });
});

test('an order that is not sent yet does not keep it', () => {
  visit({ seatIds: ['1'] });
  saveAttempt({ ...attempt, sentAt: null });
  forgetSelection(window);
  expect(window.history.state.usr).toBeNull();
});

test('an order that was sent from the page keeps it, so that its outcome can be told there', () => {
  visit({ seatIds: ['1'] });
  saveAttempt({ ...attempt, sentAt: 1 });
  forgetSelection(window);
  expect(window.history.state.usr).toEqual({ seatIds: ['1'] });
});

test('what only compares the selected seats still does so after a reload', () => {
  visit({ seatIds: ['1'] }, '/manage/what-if');
  forgetSelection(window);
  expect(window.history.state.usr).toEqual({ seatIds: ['1'] });
});

test.each([null, { other: true }])('other state, %j for one, is left alone', (state) => {
  visit(state);
  forgetSelection(window);
  expect(window.history.state).toEqual({ usr: state, key: 'k' });
});
