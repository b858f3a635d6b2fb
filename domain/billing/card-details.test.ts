import { expect, it, test } from 'vitest';
import { type CardDetails, checkCardDetails } from './card-details';

const VALID: CardDetails = {
  cardholderName: 'Diana Prince',
  expirationMonth: 12,
  expirationYear: 2030,
  country: 'Germany',
  postalCode: '',
};

it('accepts what belongs to a card, without a postal code outside the United States (CARD-09)', () => {
  expect(checkCardDetails(VALID)).toEqual([]);
});

test.each([
  ['cardholderName', ' ', 'Cardholder Name is required'],
  ['cardholderName', '\u200b', 'Cardholder Name is required'],
  ['expirationMonth', 0, 'Month is required'],
  ['expirationMonth', 13, 'Month is required'],
  ['expirationMonth', 1.5, 'Month is required'],
  ['expirationYear', 30, 'Year is required'],
  ['expirationYear', 1999, 'Year is required'],
  ['expirationYear', 2201, 'Year is required'],
  ['country', '', 'Country is required'],
  ['country', 'Narnia', 'Country is required'],
  ['country', 'germany', 'Country is required'],
] as const)('%s of %j: %s', (field, value, message) => {
  expect(checkCardDetails({ ...VALID, [field]: value })).toEqual([{ field, message }]);
});

test.each([
  ['expirationMonth', 1],
  ['expirationYear', 2000],
  ['expirationYear', 2200],
] as const)('%s can be %i', (field, value) => {
  expect(checkCardDetails({ ...VALID, [field]: value })).toEqual([]);
});

it('wants a postal code in the United States (CARD-09)', () => {
  const card = { ...VALID, country: 'United States of America' };
  expect(checkCardDetails(card)).toEqual([{ field: 'postalCode', message: 'Zip Code is required' }]);
  expect(checkCardDetails({ ...card, postalCode: '92101' })).toEqual([]);
});

it('returns all errors at once, in the order of the form (CARD-17)', () => {
  const empty = { cardholderName: '', expirationMonth: 0, expirationYear: 0, country: '', postalCode: '' };
  expect(checkCardDetails(empty).map(({ field }) => field)).toEqual([
    'cardholderName',
    'expirationMonth',
    'expirationYear',
    'country',
  ]);
});
