import { describe, expect, it } from 'vitest';
import { cardErrors } from './card-rules';
import { isStoredCardKept, type StoredCard, typedOverMask } from './stored-card';
import { storedCardValues } from './stored-card-values';

const TODAY = '2026-11-20';
const VISA: StoredCard = {
  version: 'v-1',
  cardType: 'Visa',
  lastFour: '1111',
  maskedNumber: '************1111',
  maskedCvv: '***',
  cardholderName: 'Ann Lee',
  streetAddress: '1 Main Street',
  locality: 'Berlin',
  region: '',
  postalCode: '10115',
  country: 'Germany',
  vat: 'DE123',
  expirationMonth: 4,
  expirationYear: 2029,
};

describe('the card on file in the form', () => {
  it('stands there with masks for what nobody knows (CARD-02, CARD-03)', () => {
    expect(storedCardValues(VISA, TODAY)).toMatchObject({
      cardNumber: '************1111',
      cvv: '***',
      cardholderName: 'Ann Lee',
      expirationMonth: '04',
      expirationYear: '2029',
      city: 'Berlin',
      vat: 'DE123',
    });
  });

  it('has nothing to complain about as it is', () => {
    const values = storedCardValues(VISA, TODAY);
    expect(isStoredCardKept(values, VISA)).toBe(true);
    expect(cardErrors(values, TODAY, VISA)).toEqual({});
  });

  it('is asked for what no choice offers: a year that has passed, a country of no list', () => {
    const values = storedCardValues({ ...VISA, expirationYear: 2024, country: 'Prussia' }, TODAY);
    expect(cardErrors(values, TODAY, VISA)).toEqual({
      expirationYear: 'Year is required',
      country: 'Country is required',
    });
    expect(values.vat).toBe('');
  });

  it('is not the card meant once another number is begun', () => {
    const values = { ...storedCardValues(VISA, TODAY), cardNumber: '4', cvv: '' };
    expect(isStoredCardKept(values, VISA)).toBe(false);
    expect(cardErrors(values, TODAY, VISA)).toEqual({
      cardNumber: 'Please enter a valid card number',
      cvv: 'CVV is required',
    });
  });

  it('does not accept the mask of another card', () => {
    expect(cardErrors(storedCardValues(VISA, TODAY), TODAY, { ...VISA, lastFour: '2222' })).toMatchObject({
      cardNumber: 'Please enter a valid card number',
    });
  });
});

describe('typing over a mask', () => {
  /** `|` marks the caret. */
  const type = (typed: string) =>
    typedOverMask(VISA.maskedNumber, { text: typed.replace('|', ''), caret: typed.indexOf('|') });

  it.each([
    ['at its end', '************11114|', '4'],
    ['the last of its digits again', '************11111|', '1'],
    ['at its beginning', '4|************1111', '4'],
    ['in its middle', '************1|1111', '1'],
    ['over all of it', '4|', '4'],
    ['over its end', '************4|', '4'],
    ['a whole number in place of it', '4111 1111 1111 1111|', '4111 1111 1111 1111'],
  ])('%s leaves only what was typed', (_case, typed, left) => {
    expect(type(typed)).toBe(left);
  });

  it.each([['************111|'], ['|***********1111'], ['|']])(
    'and deleting from it, %s, leaves nothing',
    (typed) => {
      expect(type(typed)).toBe('');
    },
  );
});
