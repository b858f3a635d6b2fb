import { beforeEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
let from: number;

beforeEach(() => {
  from = vendor.calls.length;
});

const ERRORS = 'success userErrors { code message field }';
const CARD = `mutation($input: UpdatePaymentMethodInput!) {
  updatePaymentMethod(input: $input) { ${ERRORS} billingInfo { hasExistingPaymentMethod card { cardType } } }
}`;
const LAST_RESORT = 'Something went wrong. Please contact Axure Support.';

const calls = () => vendor.calls.slice(from).filter((call) => !call.includes('/status/'));
const sent = (path: string): unknown[] =>
  vendor.calls.flatMap((call, index) =>
    index >= from && call === `POST ${path}` ? [JSON.parse(vendor.bodies[index] ?? '')] : [],
  );

describe('the card', () => {
  const INPUT = {
    nonce: 'the-nonce',
    recaptchaToken: 'a-proof',
    cardholderName: 'Ann Lee',
    streetAddress: '1 Main Street',
    city: 'Berlin',
    region: 'BE',
    postalCode: '10115',
    country: 'Germany',
    vat: 'DE123',
    expirationMonth: 1,
    expirationYear: 2031,
  };
  const has = (hasExistingPaymentMethod: boolean) =>
    vendor.at(
      '/userbilling/GetBillingInfo',
      json({ company: '', hasExistingPaymentMethod, cardType: 'Visa' }),
    );
  const save = async (overrides: object = {}) => {
    const { data } = await gateway.ask(CARD, { input: { ...INPUT, ...overrides } }, { token: 'good' });
    return data.updatePaymentMethod;
  };

  beforeEach(() => {
    has(true);
    vendor.at('/userbilling/submitupdate', json({ success: true, message: '' }));
  });

  test.each([true, false])(
    'is sent in these names and types, with one on file: %j (CARD-25, CARD-26)',
    async (isUpdate) => {
      has(isUpdate);
      expect(await save()).toMatchObject({ success: true, userErrors: [] });
      expect(sent('/userbilling/submitupdate')).toEqual([
        {
          address: '1 Main Street',
          cardholderName: 'Ann Lee',
          zip: '10115',
          country: 'Germany',
          state: 'BE',
          vat: 'DE123',
          city: 'Berlin',
          creditCardExpireMonth: 1,
          creditCardExpireYear: 2031,
          nonce: 'the-nonce',
          isUpdate,
          recaptchaToken: 'a-proof',
        },
      ]);
    },
  );

  test('is read again after it was saved', async () => {
    has(false);
    vendor.at('/userbilling/submitupdate', (request, response) => {
      has(true);
      json({ success: true })(request, response);
    });
    expect((await save()).billingInfo).toEqual({
      hasExistingPaymentMethod: true,
      card: { cardType: 'Visa' },
    });
  });

  test('on file can stay while its holder changes', async () => {
    expect((await save({ nonce: null })).success).toBe(true);
    expect(sent('/userbilling/submitupdate')).toMatchObject([{ nonce: '', isUpdate: true }]);
  });

  test('that is to stay is the one that the form showed, where the client says so (CARD-26)', async () => {
    await save({ nonce: null, cardVersion: 'v-1' });
    expect(sent('/userbilling/submitupdate')).toMatchObject([{ nonce: '', cardVersion: 'v-1' }]);
  });

  test('must be given where none is on file', async () => {
    has(false);
    const userErrors = [
      { code: 'INVALID_INPUT', message: 'Please enter a valid card number', field: 'cardNumber' },
    ];
    expect(await save({ nonce: null })).toEqual({ success: false, userErrors, billingInfo: null });
    expect(await save({ nonce: '' })).toEqual({ success: false, userErrors, billingInfo: null });
    expect(sent('/userbilling/submitupdate')).toEqual([]);
  });

  test('has a VAT number only in the countries that have one (CARD-08)', async () => {
    await save({ country: 'Canada' });
    expect(sent('/userbilling/submitupdate')).toMatchObject([{ vat: '' }]);
  });

  test('that lacks something is refused before anything is sent, every field at once (CARD-17)', async () => {
    const wrong = {
      cardholderName: ' ',
      expirationMonth: 13,
      expirationYear: 31,
      country: 'United States of America',
      postalCode: '',
    };
    const { userErrors } = await save(wrong);
    expect(userErrors).toEqual([
      { code: 'INVALID_INPUT', message: 'Cardholder Name is required', field: 'cardholderName' },
      { code: 'INVALID_INPUT', message: 'Month is required', field: 'expirationMonth' },
      { code: 'INVALID_INPUT', message: 'Year is required', field: 'expirationYear' },
      { code: 'INVALID_INPUT', message: 'Zip Code is required', field: 'postalCode' },
    ]);
    expect((await save({ country: '' })).userErrors).toMatchObject([{ message: 'Country is required' }]);
    expect(calls()).toEqual([]);
  });

  test('is refused with an unknown country, and with too long values at their fields (CARD-16, CARD-21)', async () => {
    const long = 'x'.repeat(256);
    const { userErrors } = await save({
      ...{ country: 'Narnia', cardholderName: long, streetAddress: long, city: long },
      ...{ region: long, postalCode: long, vat: long },
    });
    expect(userErrors).toEqual(
      [
        ['Country is required', 'country'],
        ['Cardholder Name can have at most 175 characters', 'cardholderName'],
        ['Street Address can have at most 255 characters', 'streetAddress'],
        ['City can have at most 255 characters', 'city'],
        ['State/Province can have at most 255 characters', 'region'],
        ['Zip/Postal Code can have at most 32 characters', 'postalCode'],
        ['VAT can have at most 64 characters', 'vat'],
      ].map(([message, field]) => ({ code: 'INVALID_INPUT', message, field })),
    );
    expect(calls()).toEqual([]);
  });

  test.each<[object, object]>([
    [
      {
        success: false,
        message:
          'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
      },
      {
        code: 'VENDOR_REFUSED',
        message:
          'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
        field: null,
      },
    ],
    [
      { success: false, message: 'CVV is wrong.', field: 'cvv', code: 'CARD_DECLINED' },
      { code: 'CARD_DECLINED', message: 'CVV is wrong.', field: 'cvv' },
    ],
    [{ success: false, message: 'x', field: 'number' }, { field: 'cardNumber' }],
    [{ success: false, message: 'x', field: 'postalCode' }, { field: 'postalCode' }],
    [{ success: false, message: 'x', field: 'expirationMonth' }, { field: 'expirationMonth' }],
    [{ success: false, message: 'x', field: 'cardholderName' }, { field: 'cardholderName' }],
    [{ success: false, message: 'x', field: '__proto__' }, { field: null }],
    [
      { success: false, code: 'UNHEARD_OF' },
      { code: 'VENDOR_REFUSED', message: LAST_RESORT, field: null },
    ],
  ])('that the vendor refuses with %j says so at the field (CARD-27)', async (answer, error) => {
    vendor.at('/userbilling/submitupdate', json(answer));
    const saved = await save();
    expect(saved).toMatchObject({ success: false, billingInfo: null });
    expect(saved.userErrors).toEqual([expect.objectContaining(error)]);
  });
});
