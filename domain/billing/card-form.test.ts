import { expect, it, test } from 'vitest';
import { type CardForm, checkCardForm } from './card-form';

const VALID: CardForm = {
  cardNumber: '4111111111111111',
  cardholderName: 'Diana Prince',
  expirationMonth: '12',
  expirationYear: '2030',
  cvv: '123',
  country: 'Germany',
  postalCode: '',
};

it('accepts a filled form, without a postal code outside the United States (CARD-09)', () => {
  expect(checkCardForm(VALID)).toEqual([]);
});

test.each([
  ['cardNumber', '41111111111111', 'Please enter a valid card number'],
  ['cardholderName', '  ', 'Cardholder Name is required'],
  ['cardholderName', '\u200b', 'Cardholder Name is required'],
  ['expirationMonth', '', 'Month is required'],
  ['expirationYear', '', 'Year is required'],
  ['cvv', '', 'CVV is required'],
  ['country', '', 'Country is required'],
] as const)(
  '%s of %j: %s (CARD-10, CARD-11, CARD-12, CARD-13, CARD-14, CARD-15, ERR-08, ERR-09, ERR-10, ERR-11, ERR-12, ERR-13)',
  (field, value, message) => {
    expect(checkCardForm({ ...VALID, [field]: value })).toEqual([{ field, message }]);
  },
);

it('wants a postal code in the United States (CARD-09, ERR-07)', () => {
  const form = { ...VALID, country: 'United States of America' };
  expect(checkCardForm(form)).toEqual([{ field: 'postalCode', message: 'Zip Code is required' }]);
  expect(checkCardForm({ ...form, postalCode: '92101' })).toEqual([]);
});

it('shows every error at once, in the order of the form (CARD-17)', () => {
  const empty = {
    cardNumber: '',
    cardholderName: '',
    expirationMonth: '',
    expirationYear: '',
    cvv: '',
    country: '',
    postalCode: '',
  };
  expect(checkCardForm(empty).map((error) => error.field)).toEqual([
    'cardNumber',
    'cardholderName',
    'expirationMonth',
    'expirationYear',
    'cvv',
    'country',
  ]);
});

it('lets the untouched mask of the card on file pass', () => {
  expect(checkCardForm({ ...VALID, cardNumber: '************1111' }, '1111')).toEqual([]);
});
