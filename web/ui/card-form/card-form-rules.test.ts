import { describe, expect, it } from 'vitest';
import { cardBrand, formatCardNumber, isCvvValid, typedDigits } from './card-number';
import { cardErrors } from './card-rules';
import { type CardValues, EMPTY_CARD } from './card-values';

const TODAY = '2026-11-20';

const GOOD: CardValues = {
  ...EMPTY_CARD,
  cardNumber: '4111 1111 1111 1111',
  cvv: '123',
  cardholderName: 'Ada Lovelace',
  expirationMonth: '12',
  expirationYear: '2030',
  country: 'France',
};

describe('a card number', () => {
  it('is grouped while one types, the way its brand groups it', () => {
    expect(formatCardNumber('41111')).toBe('4111 1');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber(' 4111-1111-1111-1111 ')).toBe('4111 1111 1111 1111');
  });

  it.each(['４１１１１', '٤١١١١', '۴۱۱۱۱', '४११११'])(
    'may be typed in the digits of any script: %s',
    (typed) => {
      expect(formatCardNumber(typed)).toBe('4111 1');
    },
  );

  it('never grows beyond the longest card', () => {
    expect(typedDigits('4'.repeat(40))).toHaveLength(19);
  });

  it('names its brand and the length of its CVV', () => {
    expect(cardBrand('')).toBeNull();
    expect(cardBrand('41')).toEqual({ name: 'Visa', cvvLength: 3 });
    expect(cardBrand('37')).toEqual({ name: 'American Express', cvvLength: 4 });
  });

  it('decides how many digits the CVV has', () => {
    expect(isCvvValid('123', GOOD.cardNumber)).toBe(true);
    expect(isCvvValid('1234', GOOD.cardNumber)).toBe(false);
    expect(isCvvValid('1234', '378282246310005')).toBe(true);
    expect(isCvvValid('1234', '')).toBe(true);
  });
});

describe('the card form', () => {
  it('tells everything that is missing at once', () => {
    expect(cardErrors(EMPTY_CARD, TODAY)).toEqual({
      cardNumber: 'Please enter a valid card number',
      cvv: 'CVV is required',
      cardholderName: 'Cardholder Name is required',
      expirationMonth: 'Month is required',
      expirationYear: 'Year is required',
      country: 'Country is required',
    });
  });

  it('accepts a card without street, city, region and zip outside the United States (CARD-16)', () => {
    expect(cardErrors(GOOD, TODAY)).toEqual({});
  });

  it('asks for a zip code in the United States alone', () => {
    expect(cardErrors({ ...GOOD, country: 'United States of America' }, TODAY)).toEqual({
      postalCode: 'Zip Code is required',
    });
  });

  it('refuses a card that expired last month and takes one that expires this month', () => {
    const expired = { ...GOOD, expirationYear: '2026', expirationMonth: '10' };
    expect(cardErrors(expired, TODAY)).toEqual({ expirationMonth: 'This card has expired' });
    expect(cardErrors({ ...expired, expirationMonth: '11' }, TODAY)).toEqual({});
  });

  it('tells a CVV that is too short for its card', () => {
    expect(cardErrors({ ...GOOD, cvv: '12' }, TODAY)).toEqual({ cvv: 'CVV has 3 digits' });
  });
});
