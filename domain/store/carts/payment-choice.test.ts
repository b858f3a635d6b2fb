import { expect, it } from 'vitest';
import { paymentChoice } from './payment-choice';

const ALLOWED: [hasCard: boolean, useExisting: boolean, replace: boolean, nonce: string, method: string][] = [
  [true, true, false, '', 'CARD_ON_FILE'],
  [true, false, true, 'n', 'NEW_CARD'],
  [false, false, true, 'n', 'NEW_CARD'],
];

it('accepts the three combinations that make sense and refuses all others (CART-14, T-15)', () => {
  const booleans = [true, false];
  for (const hasCard of booleans) {
    for (const useExistingPaymentMethod of booleans) {
      for (const replacePaymentMethod of booleans) {
        for (const nonce of ['', 'n']) {
          const choice = paymentChoice(hasCard, { useExistingPaymentMethod, replacePaymentMethod, nonce });
          const row = ALLOWED.find(
            ([card, use, replace, text]) =>
              card === hasCard &&
              use === useExistingPaymentMethod &&
              replace === replacePaymentMethod &&
              text === nonce,
          );
          expect(choice.ok ? choice.method : choice.code).toBe(row?.[4] ?? 'INVALID_PAYMENT_METHOD');
        }
      }
    }
  }
});

it('takes a blank or absent nonce for none', () => {
  expect(
    paymentChoice(true, { useExistingPaymentMethod: true, replacePaymentMethod: false, nonce: null }).ok,
  ).toBe(true);
  expect(
    paymentChoice(true, { useExistingPaymentMethod: false, replacePaymentMethod: true, nonce: ' ' }).ok,
  ).toBe(false);
});
