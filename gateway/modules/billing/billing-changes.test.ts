import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { json, reset, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
let from: number;

beforeEach(() => {
  from = vendor.calls.length;
});

const ERRORS = 'success userErrors { code message field }';
const RENAME = `mutation($input: UpdateBillingNameInput!) {
  updateBillingName(input: $input) { ${ERRORS} billingInfo { company } viewer { id billingInfo { company } } }
}`;
const RECEIPTS = `mutation($input: StoreInvoiceEmailsInput!) {
  storeInvoiceEmails(input: $input) { ${ERRORS} renewalReceipts { isOn recipients } }
}`;
const LAST_RESORT = 'Something went wrong. Please contact Axure Support.';

const calls = () => vendor.calls.slice(from).filter((call) => !call.includes('/status/'));
const sent = (path: string): unknown[] =>
  vendor.calls.flatMap((call, index) =>
    index >= from && call === `POST ${path}` ? [JSON.parse(vendor.bodies[index] ?? '')] : [],
  );

describe('the billing name', () => {
  const rename = async (company: string) =>
    (await gateway.ask(RENAME, { input: { company } }, { token: 'good' })).data.updateBillingName;

  test('is sent as `Company` and read again, once (BILL-05)', async () => {
    expect(await rename('  Lee & Söhne ')).toEqual({
      success: true,
      userErrors: [],
      billingInfo: { company: 'Lee Ltd' },
      viewer: { id: 'u-1', billingInfo: { company: 'Lee Ltd' } },
    });
    expect(sent('/userbilling/updatebillingname')).toEqual([{ Company: 'Lee & Söhne' }]);
    expect(calls().toSorted()).toEqual([
      'GET /user/getUserProfile',
      'GET /userbilling/GetBillingInfo',
      'POST /userbilling/updatebillingname',
    ]);
  });

  test.each(['', '   ', '\t\n'])(
    'that is blank is refused before anything is sent: %j (BILL-04, ERR-06)',
    async (company) => {
      expect(await rename(company)).toEqual({
        success: false,
        userErrors: [{ code: 'INVALID_INPUT', message: 'Billing name cannot be blank', field: 'company' }],
        billingInfo: null,
        viewer: null,
      });
      expect(calls()).toEqual([]);
    },
  );

  test('that is too long is not sent either', async () => {
    expect((await rename('x'.repeat(256))).userErrors[0]).toMatchObject({ code: 'INVALID_INPUT' });
    expect(calls()).toEqual([]);
  });

  test.each<[object, string]>([
    [{ success: false, message: 'Not this one.' }, 'Not this one.'],
    [{ success: false, message: '' }, 'Billing name update unsuccessful'],
    [{ success: false }, 'Billing name update unsuccessful'],
  ])('that the vendor refuses with %j says %j (ERR-17)', async (answer, text) => {
    vendor.at('/userbilling/updatebillingname', json(answer));
    expect(await rename('Lee')).toMatchObject({
      success: false,
      userErrors: [{ code: 'VENDOR_REFUSED', message: text, field: 'company' }],
    });
  });
});

describe('receipts of renewals', () => {
  const PATH = '/userbilling/storeinvoiceemails';
  let query: object[];
  const answers = (body: unknown, status = 200) =>
    vendor.at(PATH, (request, response) => {
      query.push(Object.fromEntries(new URL(request.url ?? '', vendor.url).searchParams));
      json(body, status)(request, response);
    });
  const store = async (isOn: boolean, recipients: string[]) =>
    (await gateway.ask(RECEIPTS, { input: { isOn, recipients } }, { token: 'good' })).data.storeInvoiceEmails;

  beforeEach(() => {
    query = [];
    answers({ message: 'Stored.' });
  });

  test.each<[boolean, string[], object]>([
    [true, ['a@x.com', ' b+c@x.com '], { sendInvoice: 'true', invoiceEmails: 'a@x.com,b+c@x.com' }],
    [false, ['a@x.com'], { sendInvoice: 'false', invoiceEmails: 'a@x.com' }],
    [true, ['a@x.com, b@x.com,', 'A@x.com', ''], { sendInvoice: 'true', invoiceEmails: 'a@x.com,b@x.com' }],
    [true, [], { sendInvoice: 'false', invoiceEmails: 'ann@test.example' }],
    [true, [' ', ','], { sendInvoice: 'false', invoiceEmails: 'ann@test.example' }],
  ])('on: %j for %j are stored as %j (SALES-11, SALES-12, D-32)', async (isOn, recipients, expected) => {
    expect(await store(isOn, recipients)).toEqual({
      success: true,
      userErrors: [],
      renewalReceipts: { isOn: false, recipients: [] },
    });
    expect(query).toEqual([{ ...expected, userEmail: 'ann@test.example' }]);
    expect(calls()).toEqual(['GET /user/getUserProfile', `GET ${PATH}`, 'GET /userbilling/GetSaleRecords']);
  });

  test('replace only the setting that was shown, or repeat the stored one', async () => {
    const stored = { isOn: true, recipients: ['a@x.com', 'b@x.com'] };
    vendor.at('/userbilling/GetSaleRecords', json({ records: [], renewal: ['True', 'a@x.com,b@x.com'] }));
    const ask = async (seen: object, recipients = ['c@x.com']) => {
      const input = { isOn: true, recipients, seen };
      return (await gateway.ask(RECEIPTS, { input }, { token: 'good' })).data.storeInvoiceEmails.userErrors;
    };
    const refusal = { code: 'CONFLICT', message: message.changedMeanwhile, field: 'recipients' };
    for (const other of [
      { isOn: false },
      { recipients: ['a@x.com'] },
      { recipients: ['b@x.com', 'a@x.com'] },
    ])
      expect(await ask({ ...stored, ...other })).toEqual([refusal]);
    expect(query).toEqual([]);
    expect(await ask({ ...stored, recipients: ['A@x.com', 'b@x.com'] })).toEqual([]);
    expect(await ask({ isOn: false, recipients: [] }, stored.recipients)).toEqual([]);
    expect(query).toHaveLength(2);
  });

  test.each([
    ['what is no address', ['a@x.com', 'bob'], 'Valid email is required'],
    ['a very long address', ['a@x.com', `${'b'.repeat(20_000)}@x.com`], 'Valid email is required'],
    [
      'very many addresses',
      Array.from({ length: 2_000 }, (_, index) => `a${index}@x.com`),
      'Please enter at most 20 email addresses.',
    ],
  ])('are refused for %s, before anything is sent (SALES-13)', async (_what, typed, text) => {
    expect(await store(true, typed)).toEqual({
      success: false,
      userErrors: [{ code: 'INVALID_INPUT', message: text, field: 'recipients' }],
      renewalReceipts: null,
    });
    expect(calls()).toEqual([]);
  });

  test.each<[object, number, string]>([
    [{ success: false, message: 'Too many.' }, 200, 'Too many.'],
    [{ message: 'Too many.' }, 400, 'Too many.'],
    [{ success: true }, 404, LAST_RESORT],
  ])('that the vendor refuses with %j and status %i say %j', async (answer, status, text) => {
    answers(answer, status);
    expect((await store(true, ['a@x.com'])).userErrors).toEqual([
      { code: 'VENDOR_REFUSED', message: text, field: 'recipients' },
    ]);
  });

  test('are sent once, although the vendor wants a GET (D-116)', async () => {
    vendor.at(PATH, reset);
    const { errors } = await gateway.ask(
      RECEIPTS,
      { input: { isOn: true, recipients: ['a@x.com'] } },
      { token: 'good' },
    );
    expect(errors[0]?.extensions.code).toBe('VENDOR_UNAVAILABLE');
    expect(calls().filter((call) => call === `GET ${PATH}`)).toHaveLength(1);
  });
});

test.each<[string, string]>([
  ['/userbilling/updatebillingname', 'updateBillingName(input: { company: "Lee" })'],
  [
    '/userbilling/submitupdate',
    `updatePaymentMethod(input: { nonce: "n", recaptchaToken: "r", cardholderName: "Ann", country: "Germany",
      expirationMonth: 1, expirationYear: 2030 })`,
  ],
])(
  'an outage at %s is one of the closed set of codes, and nothing is sent twice (D-125)',
  async (path, field) => {
    for (const [handler, code] of [
      [reset, 'VENDOR_UNAVAILABLE'],
      [json({}, 500), 'VENDOR_UNAVAILABLE'],
      [json([]), 'VENDOR_INVALID_RESPONSE'],
      [json({}, 401), 'UNAUTHENTICATED'],
    ] as const) {
      vendor.at(path, handler);
      const { data, errors } = await gateway.ask<object>(
        `mutation { answer: ${field} { success } }`,
        {},
        { token: 'good' },
      );
      expect([data, errors[0]?.extensions.code]).toEqual([{ answer: null }, code]);
    }
    expect(vendor.calls.slice(from).filter((call) => call === `POST ${path}`)).toHaveLength(4);
  },
);
