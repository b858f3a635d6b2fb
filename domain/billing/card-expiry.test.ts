import { expect, test } from 'vitest';
import { expiryText, expiryWarning } from './card-expiry';

test.each([
  ['2026-11-30', 'expires\u00a011/2026'],
  ['2026-12-01', 'expired\u00a011/2026'],
  ['2027-01-01', 'expired\u00a011/2026'],
])('on %s, a card of November 2026 %s', (today, text) => {
  expect(expiryText({ expirationMonth: 11, expirationYear: 2026 }, today)).toBe(text);
});

test('a month of one digit is written and compared with two', () => {
  const card = { expirationMonth: 9, expirationYear: 2027 };
  expect(expiryText(card, '2027-09-30')).toBe('expires\u00a009/2027');
  expect(expiryText(card, '2027-10-01')).toBe('expired\u00a009/2027');
});

test.each([
  ['2026-11-30', '2026-11-30', null],
  ['2026-11-30', '2026-12-01', 'Your card expires before this charge'],
  ['2026-12-01', '2026-12-01', 'Your card has expired'],
])('on %s, the warning of a card of November 2026 for a charge on %s is %s', (today, charge, text) => {
  expect(expiryWarning({ expirationMonth: 11, expirationYear: 2026 }, charge, today)).toBe(text);
});
