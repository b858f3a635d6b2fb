import { describe, expect, it } from 'vitest';
import { cardBrand, cardDigits, formatCardNumber, isCardNumberValid, isCvvValid } from './card-number';
import { cardErrors, EXPIRY_MONTHS, expiryYears } from './card-rules';
import { type CardValues, EMPTY_CARD } from './card-values';
import { COUNTRIES, takesVat, UNITED_STATES, VAT_COUNTRY_COUNT } from './countries';

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
  it.each([
    ['4111111111111111', true],
    ['4111-1111 1111-1111', true],
    ['4000000000000000006', true],
    ['5555555555554444', true],
    ['378282246310005', true],
    ['6205500000000000004', true],
    ['6205500000000000005', false],
    ['4111111111111112', false],
    ['30569309025904', false],
    ['41111111111111113', false],
    ['', false],
  ])('%s is accepted: %s', (number, accepted) => {
    expect(isCardNumberValid(number)).toBe(accepted);
  });

  it('is grouped while one types, the way its brand groups it', () => {
    expect(formatCardNumber('41111')).toBe('4111 1');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber(' 4111-1111-1111-1111 ')).toBe('4111 1111 1111 1111');
  });

  it('never grows beyond the longest card', () => {
    expect(cardDigits('4'.repeat(40))).toHaveLength(19);
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

  it('accepts a card without street, city, region and zip outside the United States', () => {
    expect(cardErrors(GOOD, TODAY)).toEqual({});
  });

  it('asks for a zip code in the United States alone', () => {
    expect(cardErrors({ ...GOOD, country: UNITED_STATES }, TODAY)).toEqual({
      postalCode: 'Zip Code is required',
    });
  });

  it('refuses a card that expired last month and takes one that expires this month', () => {
    const expired = { ...GOOD, expirationYear: '2026', expirationMonth: '10' };
    expect(cardErrors(expired, TODAY)).toEqual({ expirationMonth: 'This card has expired' });
    expect(cardErrors({ ...expired, expirationMonth: '11' }, TODAY)).toEqual({});
  });

  it('offers twelve months and twenty-one years', () => {
    expect(EXPIRY_MONTHS).toHaveLength(12);
    expect(expiryYears(TODAY)).toHaveLength(21);
    expect(expiryYears(TODAY).at(0)).toBe('2026');
    expect(expiryYears(TODAY).at(-1)).toBe('2046');
  });
});

describe('the country list', () => {
  it('has about 250 entries, each once', () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(240);
    expect(COUNTRIES.length).toBeLessThanOrEqual(260);
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    expect(COUNTRIES).toContain(UNITED_STATES);
  });

  it('holds the 28 countries that take a VAT number', () => {
    expect(VAT_COUNTRY_COUNT).toBe(28);
    expect(COUNTRIES.filter(takesVat)).toHaveLength(28);
    expect(takesVat('Israel')).toBe(true);
    expect(takesVat('Croatia')).toBe(false);
  });
});
