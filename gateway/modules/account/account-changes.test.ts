import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { type FaultyVendor, json, page, reset, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
let from: number;

beforeEach(() => {
  from = vendor.calls.length;
});

const ERRORS = 'success userErrors { code message field }';
const NAME = `mutation($input: UpdateProfileNameInput!) {
  updateProfileName(input: $input) { ${ERRORS} viewer { name } }
}`;
const NEW_USER = `mutation($input: CreateUserInput!) { createUser(input: $input) { ${ERRORS} message authToken } }`;
const FORGOTTEN = `mutation($input: ForgotPasswordInput!) { forgotPassword(input: $input) { ${ERRORS} message } }`;

const calls = () => vendor.calls.slice(from).filter((call) => !call.includes('/status/'));

const sent = (path: string): unknown[] =>
  vendor.calls.flatMap((call, index) =>
    index >= from && call === `POST ${path}` ? [JSON.parse(vendor.bodies[index] ?? '')] : [],
  );

describe('a changed name', () => {
  const rename = async (name: string) =>
    (await gateway.ask(NAME, { input: { name } }, { token: 'good' })).data.updateProfileName;

  test('is sent without the blanks around it, and read again (PROF-10)', async () => {
    expect(await rename('  Ann Lee ')).toEqual({ success: true, userErrors: [], viewer: { name: 'Ann' } });
    expect(sent('/user/updateUserProfileName')).toEqual([{ name: 'Ann Lee' }]);
    expect(calls()).toEqual(['POST /user/updateUserProfileName', 'GET /user/getUserProfile']);
  });

  test('that is too long is not sent', async () => {
    expect(await rename('x'.repeat(101))).toMatchObject({
      success: false,
      userErrors: [{ code: 'INVALID_INPUT', field: 'name' }],
      viewer: null,
    });
    expect(calls()).toEqual([]);
  });

  test('that the vendor refuses has the vendor’s message', async () => {
    vendor.at('/user/updateUserProfileName', json({ success: false, message: 'Not this one.' }, 400));
    expect((await rename('Ann')).userErrors).toEqual([
      { code: 'VENDOR_REFUSED', message: 'Not this one.', field: 'name' },
    ]);
  });
});

test.each([[{ success: false }], [{ success: false, message: 'The disk is full.' }], [{ message: 'Gone.' }]])(
  'a photo that cannot be deleted has one text for any answer of the vendor: %j (ERR-14)',
  async (answer) => {
    vendor.at('/user/deleteUserProfileImg', json(answer));
    const query = `mutation { deleteProfileImage { ${ERRORS} viewer { id } } }`;
    const { data } = await gateway.ask(query, {}, { token: 'good' });
    expect(data.deleteProfileImage).toEqual({
      success: false,
      userErrors: [
        { code: 'VENDOR_REFUSED', message: 'There was an error deleting your profile image.', field: null },
      ],
      viewer: null,
    });
    expect(sent('/user/deleteUserProfileImg')).toEqual([{}]);
  },
);

test('the address can be taken over by itself (PROF-26)', async () => {
  vendor.at('/user/updateemail', json({ success: true }));
  const query = `mutation { syncEmail { ${ERRORS} viewer { email } } }`;
  const { data } = await gateway.ask(query, {}, { token: 'good' });
  expect(data.syncEmail).toEqual({
    success: true,
    userErrors: [],
    viewer: { email: 'ann@test.example' },
  });
});

describe('an address that is not confirmed', () => {
  const query = `mutation { sendEmailConfirmation { ${ERRORS} viewer { isEmailConfirmed } } }`;
  const send = async () => (await gateway.ask(query, {}, { token: 'good' })).data.sendEmailConfirmation;
  const profile = { userId: 'u-1', email: 'ann@test.example', name: 'Ann', profileImg: null, bio: null };

  test('is reported, and the link is mailed again', async () => {
    vendor.at('/user/getUserProfile', json({ ...profile, emailConfirmed: false }));
    expect(await send()).toEqual({ success: true, userErrors: [], viewer: { isEmailConfirmed: false } });
    expect(calls()).toEqual(['POST /user/sendEmailConfirmation', 'GET /user/getUserProfile']);
    vendor.at('/user/getUserProfile', json(profile));
    expect((await send()).viewer).toEqual({ isEmailConfirmed: true });
  });

  test('counts as confirmed when the vendor has no such call', async () => {
    vendor.at('/user/sendEmailConfirmation', page('<h1>Not Found</h1>', 404));
    expect(await send()).toEqual({ success: true, userErrors: [], viewer: { isEmailConfirmed: true } });
  });

  test('is not said to be mailed when the vendor has it unconfirmed, but no such call', async () => {
    vendor.at('/user/getUserProfile', json({ ...profile, emailConfirmed: false }));
    vendor.at('/user/sendEmailConfirmation', page('<h1>Not Found</h1>', 404));
    const userErrors = [{ code: 'VENDOR_REFUSED', message: message.lastResort, field: null }];
    expect(await send()).toEqual({ success: false, userErrors, viewer: null });
    vendor.at('/user/getUserProfile', json(profile));
  });

  test('gets the reason when no link is mailed', async () => {
    vendor.at('/user/sendEmailConfirmation', json({ success: false, message: 'Too many tries.' }));
    expect(await send()).toEqual({
      success: false,
      userErrors: [{ code: 'VENDOR_REFUSED', message: 'Too many tries.', field: null }],
      viewer: null,
    });
    vendor.at('/user/sendEmailConfirmation', json({ success: true, message: '' }));
  });
});

describe('a visitor who is not signed in', () => {
  const create = async (input: object) => (await gateway.ask(NEW_USER, { input })).data.createUser;
  const forget = async (loginEmail: string) =>
    (await gateway.ask(FORGOTTEN, { input: { loginEmail } })).data.forgotPassword;

  test('can ask for an account (AUTH-26)', async () => {
    expect(await create({ loginEmail: ' a@b.example', password: ' s ', name: ' Ann ' })).toEqual({
      success: true,
      userErrors: [],
      message: 'We sent an email.',
      authToken: null,
    });
    expect(sent('/user/createuser')).toEqual([{ loginEmail: 'a@b.example', password: ' s ', name: 'Ann' }]);
  });

  test('gets an error for missing input, and nothing is sent', async () => {
    expect((await create({ loginEmail: 'a', password: '' })).userErrors).toEqual([
      { code: 'INVALID_INPUT', message: 'Valid email is required', field: 'loginEmail' },
    ]);
    expect((await create({ loginEmail: 'a@b.example', password: '' })).userErrors).toEqual([
      { code: 'INVALID_INPUT', message: 'Please enter a password', field: 'password' },
    ]);
    expect((await forget('nobody')).userErrors).toEqual([
      { code: 'INVALID_INPUT', message: 'Valid email is required', field: 'loginEmail' },
    ]);
    expect(calls()).toEqual([]);
  });

  test('gets a session from vendors that make accounts at once', async () => {
    vendor.at('/user/createuser', json({ success: true, authToken: 'new', message: '' }));
    expect((await create({ loginEmail: 'a@b.example', password: 's' })).authToken).toBe('new');
  });

  test('gets the reason when no account is created', async () => {
    vendor.at('/user/createuser', json({ success: false, message: 'Too short a password.' }));
    expect((await create({ loginEmail: 'a@b.example', password: 's' })).userErrors).toEqual([
      { code: 'VENDOR_REFUSED', message: 'Too short a password.', field: null },
    ]);
    const loginEmail = `${'x'.repeat(300)}@b.example`;
    vendor.at('/user/createuser', json({ success: false, message: 'Valid email is required' }));
    expect((await create({ loginEmail, password: 's' })).userErrors).toEqual([
      { code: 'INVALID_INPUT', message: 'Valid email is required', field: 'loginEmail' },
    ]);
  });

  test('gets a message about the mail to reset a password (PROF-23, INFO-01)', async () => {
    expect(await forget(' a@b.example ')).toEqual({
      success: true,
      userErrors: [],
      message: 'We sent an email to a@b.example with instructions to reset your password.',
    });
    expect(sent('/user/forgotPassword')).toEqual([{ loginEmail: 'a@b.example' }]);
  });

  test('has a limit of mails, which also counts failed ones', async () => {
    const strict = await startGateway({ vendorUrl: vendor.url, env: { MAIL_LIMIT: '2' } });
    const codes: (string | undefined)[] = [];
    for (const loginEmail of ['a@b.example', 'b@b.example', 'c@b.example']) {
      const { errors } = await strict.ask(FORGOTTEN, { input: { loginEmail } });
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
    await strict.stop();
  });
});

describe('an outage', () => {
  const token = { token: 'good' };
  const MUTATIONS: [string, string][] = [
    ['/user/ChangeAccountInfo', 'changeAccountInfo(input: { currentPassword: "x", newPassword: "y" })'],
    ['/user/updateUserProfileName', 'updateProfileName(input: { name: "Ann" })'],
    ['/user/deleteUserProfileImg', 'deleteProfileImage'],
    ['/user/updateemail', 'syncEmail'],
    ['/user/sendEmailConfirmation', 'sendEmailConfirmation'],
    ['/user/createuser', 'createUser(input: { loginEmail: "a@b.example", password: "x" })'],
    ['/user/forgotPassword', 'forgotPassword(input: { loginEmail: "a@b.example" })'],
  ];

  test.each(MUTATIONS)(
    'at %s is one of the closed set of codes, never a refusal (D-125)',
    async (path, field) => {
      const codeFor = async (handler: Parameters<FaultyVendor['at']>[1]) => {
        vendor.at(path, handler);
        const { data, errors } = await gateway.ask<Record<string, unknown>>(
          `mutation { answer: ${field} { success } }`,
          {},
          token,
        );
        expect(data).toEqual({ answer: null });
        return errors[0]?.extensions.code;
      };
      expect(await codeFor(reset)).toBe('VENDOR_UNAVAILABLE');
      expect(await codeFor(json({}, 503))).toBe('VENDOR_UNAVAILABLE');
      expect(await codeFor(json('what?'))).toBe('VENDOR_INVALID_RESPONSE');
      expect(await codeFor(json({}, 401))).toBe('UNAUTHENTICATED');
      expect(await codeFor(json({}, 429))).toBe('RATE_LIMITED');
      expect(vendor.calls.slice(from).filter((call) => call === `POST ${path}`)).toHaveLength(5);
    },
  );
});
