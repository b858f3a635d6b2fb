import { expect, it, test } from 'vitest';
import { maskedCardNumber, maskedCvv } from './card-mask';

it('masks all but the last four digits (CARD-02)', () => {
  expect(maskedCardNumber('1111')).toBe('************1111');
});

test.each([
  ['AMEX', '****'],
  ['amex', '****'],
  ['American Express', '****'],
  ['Visa', '***'],
  ['', '***'],
])('a %s code is masked as %s (CARD-03, D-21)', (cardType, mask) => {
  expect(maskedCvv(cardType)).toBe(mask);
});
