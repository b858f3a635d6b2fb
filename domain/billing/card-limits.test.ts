import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { checkCardDetails } from './card-details';
import { checkCardForm } from './card-form';
import { CARD_LIMITS, type LimitedField } from './card-limits';

const DETAILS = {
  cardholderName: 'Diana Prince',
  expirationMonth: 12,
  expirationYear: 2030,
  country: 'Germany',
  postalCode: '',
};
const FORM = {
  ...DETAILS,
  cardNumber: '4111111111111111',
  cvv: '123',
  expirationMonth: '12',
  expirationYear: '2030',
};

const TOO_LONG: [field: LimitedField, message: string][] = [
  ['cardholderName', 'Cardholder Name can have at most 175 characters'],
  ['streetAddress', 'Street Address can have at most 255 characters'],
  ['city', 'City can have at most 255 characters'],
  ['region', 'State/Province can have at most 255 characters'],
  ['postalCode', 'Zip/Postal Code can have at most 32 characters'],
  ['vat', 'VAT can have at most 64 characters'],
];

test.each(TOO_LONG)(
  '%s is refused exactly when it is longer than there is room for (CARD-16, CARD-25)',
  (field, message) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.nat(3), (length, blanks) => {
        const texts = { [field]: 'x'.repeat(length) + ' '.repeat(blanks) };
        const errors = length > CARD_LIMITS[field] ? [{ field, message }] : [];
        expect(checkCardDetails({ ...DETAILS, ...texts })).toEqual(errors);
        expect(checkCardForm({ ...FORM, ...texts })).toEqual(errors);
      }),
    );
  },
);

test.each(TOO_LONG)('%s can be as long as there is room for', (field, message) => {
  const most = 'x'.repeat(CARD_LIMITS[field]);
  for (const text of [most, ` ${most} `]) expect(checkCardDetails({ ...DETAILS, [field]: text })).toEqual([]);
  expect(checkCardDetails({ ...DETAILS, [field]: `${most}x` })).toEqual([{ field, message }]);
});

it('returns all length errors at once, after the missing fields', () => {
  const long = Object.fromEntries(TOO_LONG.map(([field]) => [field, 'x'.repeat(300)]));
  const fields = checkCardDetails({ ...DETAILS, ...long, country: '' }).map(({ field }) => field);
  expect(fields).toEqual(['country', ...TOO_LONG.map(([field]) => field)]);
});
