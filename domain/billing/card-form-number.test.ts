import { expect, it, test } from 'vitest';
import { cardDigits, isValidCardNumber } from './card-form';
import { maskedCardNumber, maskedCvv } from './card-mask';

test.each([
  ['4111111111111111', 'Visa'],
  ['4111 1111 1111 1111', 'with spaces'],
  ['4111-1111-1111-1111', 'with dashes'],
  ['378282246310005', '15 digits'],
  ['5555555555554444', 'Mastercard'],
  ['6205500000000000004', '19 digits'],
])('%s is a card number (%s) (CARD-11)', (number) => {
  expect(isValidCardNumber(number)).toBe(true);
});

test.each([
  ['', 'empty'],
  ['4111111111111112', 'a wrong checksum'],
  ['30569309025904', '14 digits of Diners'],
  ['41111111111111111', '17 digits'],
  ['6205500000000000005', 'a wrong checksum of UnionPay'],
  ['4111111111111111a', 'a letter'],
  ['************1111', 'a mask without a card on file'],
])('%j is no card number: %s (CARD-11, D-22)', (number) => {
  expect(isValidCardNumber(number)).toBe(false);
});

it('takes the untouched mask of the card on file for valid, and no other (D-22)', () => {
  expect(isValidCardNumber('************1111', '1111')).toBe(true);
  expect(isValidCardNumber('************1112', '1111')).toBe(false);
  expect(isValidCardNumber('************', '')).toBe(false);
});

it('sends digits alone', () => {
  expect(cardDigits(' 4111-1111 1111 1111 ')).toBe('4111111111111111');
});

it('masks all but the last four digits (CARD-02)', () => {
  expect(maskedCardNumber('1111')).toBe('************1111');
});

test.each([
  ['AMEX', '****'],
  [' amex ', '****'],
  ['American Express', '****'],
  ['Visa', '***'],
  ['', '***'],
])('a %s code is masked as %s (CARD-03, D-21)', (cardType, mask) => {
  expect(maskedCvv(cardType)).toBe(mask);
});
