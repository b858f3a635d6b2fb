import { beforeEach, describe, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, silence, startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { VENDOR_TIMEOUT_MS: '1500' } }),
);
beforeEach(async () => {
  vendor.at('/user/dologin', json({ success: true, authToken: 'good' }));
  vendor.at('/user/auth2', json({ success: true, authToken: 'good' }));
});

const ME = { token: 'good' };
const CARD =
  'cardholderName: "Ann", country: "France", expirationMonth: 1, expirationYear: 2031, recaptchaToken: "p"';

const CALLS = [
  ['/user/dologin', 'mutation', 'login(input: { loginEmail: "a@b.example", password: "x" }) { authToken }'],
  ['/user/auth2', 'mutation', 'exchangeCode(input: { code: "c" }) { authToken }'],
  ['/user/authcheck', 'query', 'authCheck { authToken }'],
  ['/user/logout', 'mutation', 'logout { success }'],
  [
    '/user/createuser',
    'mutation',
    'createUser(input: { loginEmail: "a@b.example", password: "x" }) { success }',
  ],
  ['/user/forgotPassword', 'mutation', 'forgotPassword(input: { loginEmail: "a@b.example" }) { success }'],
  [
    '/user/ChangeAccountInfo',
    'mutation',
    'changeAccountInfo(input: { currentPassword: "x", newEmail: "new@b.example" }) { success }',
  ],
  ['/user/updateUserProfileName', 'mutation', 'updateProfileName(input: { name: "Ann" }) { success }'],
  ['/user/deleteUserProfileImg', 'mutation', 'deleteProfileImage { success }'],
  ['/userbilling/updatebillingname', 'mutation', 'updateBillingName(input: { company: "Lee" }) { success }'],
  ['/userbilling/submitupdate', 'mutation', `updatePaymentMethod(input: { ${CARD} }) { success }`],
  [
    '/userbilling/storeinvoiceemails',
    'mutation',
    'storeInvoiceEmails(input: { isOn: true, recipients: ["a@b.example"] }) { success }',
  ],
  ['/cart/thankyouvue', 'query', 'confirmation(saleId: "AX-1") { id }'],
] as const;

describe.each([
  ['nothing', {}],
  ['neither yes nor no', { success: null }],
  ['something else than yes or no', { success: 'perhaps', errorMessage: 'X' }],
])('an answer that says %s', (_what, answer) => {
  test.each(CALLS)('is none: %s may have been done (D-111, D-125)', async (path, kind, field) => {
    vendor.at(path, json(answer));
    const { data, errors } = await gateway.ask<Record<string, unknown>>(`${kind} { ${field} }`, {}, ME);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['VENDOR_INVALID_RESPONSE']);
    expect(Object.values(data)).toEqual([null]);
  });
});

test('a message alone is a refusal, except for stored receipt recipients (ERR-01, REST-16)', async () => {
  vendor.at('/user/updateUserProfileName', json({ message: 'Not today.' }));
  vendor.at('/userbilling/storeinvoiceemails', json({ message: 'Saved.' }));
  const ask = async (field: string) =>
    (await gateway.ask<unknown>(`mutation { answer: ${field} { success userErrors { message } } }`, {}, ME))
      .data;
  expect(await ask('updateProfileName(input: { name: "Ann" })')).toEqual({
    answer: { success: false, userErrors: [{ message: 'Not today.' }] },
  });
  expect(await ask('storeInvoiceEmails(input: { isOn: true, recipients: ["a@b.example"] })')).toEqual({
    answer: { success: true, userErrors: [] },
  });
});

test.each(CALLS.slice(0, 3))(
  'a success without a token neither signs in nor out: %s',
  async (path, kind, field) => {
    vendor.at(path, json({ success: true, authToken: '' }));
    const { errors } = await gateway.ask(`${kind} { ${field} }`, {}, ME);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['VENDOR_INVALID_RESPONSE']);
  },
);

test.each(CALLS.slice(0, 2))(
  'a session is returned although its customer cannot be loaded: %s',
  async (_path, kind, field) => {
    vendor.at('/user/getUserProfile', silence);
    const query = `${kind} { answer: ${field.replace('authToken', 'success authToken viewer { id }')} }`;
    const { data, errors } = await gateway.ask<unknown>(query);
    expect(data).toEqual({ answer: { success: true, authToken: 'good', viewer: null } });
    expect(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
      ['answer.viewer', 'VENDOR_TIMEOUT'],
    ]);
  },
);
