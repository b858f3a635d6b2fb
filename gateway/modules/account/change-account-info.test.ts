import { beforeEach, describe, expect, test } from 'vitest';
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
const CHANGE = `mutation($input: ChangeAccountInfoInput!) {
  changeAccountInfo(input: $input) { ${ERRORS} authToken viewer { email } }
}`;
const calls = () => vendor.calls.slice(from).filter((call) => !call.includes('/status/'));

const sent = (path: string): unknown[] =>
  vendor.calls.flatMap((call, index) =>
    index >= from && call === `POST ${path}` ? [JSON.parse(vendor.bodies[index] ?? '')] : [],
  );

async function change(input: object) {
  const asked = { currentPassword: 'old secret', ...input };
  return (await gateway.ask(CHANGE, { input: asked }, { token: 'good' })).data.changeAccountInfo;
}

describe('a change of credentials', () => {
  beforeEach(() => {
    vendor.at('/user/ChangeAccountInfo', json({ success: true, authToken: 'good', message: '' }));
    vendor.at('/user/updateemail', json({ success: true }));
  });

  test('by a delegate keeps the session a delegate’s, with any token (MODE-05)', async () => {
    vendor.at('/user/ChangeAccountInfo', json({ success: true, authToken: 'another', message: '' }));
    const query = CHANGE.replace('{ email }', '{ isDelegate }');
    const input = { currentPassword: 'old secret', newPassword: 'new secret', confirmPassword: 'new secret' };
    const headers = { cookie: 'stoken=good; btid=b; portaluser=p' };
    const { data } = await gateway.ask(query, { input }, { headers });
    expect(data.changeAccountInfo).toMatchObject({ authToken: 'another', viewer: { isDelegate: true } });
  });

  test.each<[object, string, string]>([
    [{ newEmail: 'abc' }, 'newEmail', 'Valid email is required'],
    [{ newEmail: '  ' }, 'newEmail', 'Valid email is required'],
    [{ newEmail: '', newPassword: 'a', confirmPassword: 'b' }, 'newEmail', 'Valid email is required'],
    [
      { newPassword: 'a', confirmPassword: 'b' },
      'confirmPassword',
      'New Password and Password Confirmation do not match',
    ],
    [
      { newPassword: '', confirmPassword: 'b' },
      'confirmPassword',
      'New Password and Password Confirmation do not match',
    ],
    [{ newPassword: '', confirmPassword: '' }, 'newPassword', 'Please enter a password'],
    [{ newPassword: '' }, 'newPassword', 'Please enter a password'],
  ])(
    'to %j is refused before anything is sent (PROF-17, PROF-18, ERR-03, ERR-04, ERR-05)',
    async (input, field, text) => {
      expect(await change(input)).toEqual({
        success: false,
        userErrors: [{ code: 'INVALID_INPUT', message: text, field }],
        authToken: null,
        viewer: null,
      });
      expect(calls()).toEqual([]);
    },
  );

  test.each<[string, object, object]>([
    ['an address', { newEmail: ' new@b.example ' }, { newEmail: 'new@b.example', newPassword: null }],
    ['a password', { newPassword: 'n', confirmPassword: 'n' }, { newPassword: 'n' }],
    [
      'the same password',
      { newPassword: 'old secret', confirmPassword: 'old secret' },
      { newPassword: null },
    ],
    [
      'both',
      { newEmail: 'new@b.example', newPassword: 'n' },
      { newEmail: 'new@b.example', newPassword: 'n' },
    ],
  ])('of %s is sent under the address of the session (PROF-19, PROF-20, D-115)', async (_of, input, body) => {
    expect(await change(input)).toMatchObject({ success: true, userErrors: [] });
    const unchanged = { currentEmail: 'ann@test.example', currentPassword: 'old secret' };
    expect(sent('/user/ChangeAccountInfo')).toEqual([
      { ...unchanged, newEmail: 'ann@test.example', ...body },
    ]);
  });

  test('of the address updates the vendor’s records, one of the password alone does not (D-19)', async () => {
    await change({ newEmail: 'new@b.example' });
    expect(sent('/user/updateemail')).toEqual([{}]);
    await change({ newPassword: 'n' });
    await change({ newEmail: 'ann@test.example', newPassword: 'n' });
    expect(sent('/user/updateemail')).toEqual([{}]);
  });

  test('succeeds even if the vendor’s records cannot be updated', async () => {
    vendor.at('/user/updateemail', reset);
    expect((await change({ newEmail: 'new@b.example' })).success).toBe(true);
    vendor.at('/user/updateemail', json({ success: false }));
    expect((await change({ newEmail: 'new@b.example' })).success).toBe(true);
    expect(gateway.logged()).toContain('a changed address was not taken over');
    expect(gateway.logged()).not.toContain('new@b.example');
  });

  test('continues with the vendor’s new token, for the records and the customer (AUTH-13)', async () => {
    vendor.at('/user/ChangeAccountInfo', json({ success: true, authToken: 'newer', message: '' }));
    const changed = await change({ newEmail: 'new@b.example', newPassword: 'n' });
    expect(changed.authToken).toBe('newer');
    const tokens = vendor.calls
      .map((call, index) => `${call} ${vendor.headers[index]?.authorization}`)
      .slice(from)
      .filter((line) => !line.includes('/status/'));
    expect(tokens).toEqual([
      'GET /user/getUserProfile good',
      'POST /user/ChangeAccountInfo good',
      'POST /user/updateemail newer',
      'GET /user/getUserProfile newer',
    ]);
  });

  test.each([300, 10_000])('to an address of %i characters says so at its field', async (length) => {
    vendor.at('/user/ChangeAccountInfo', json({ success: false, message: 'Valid email is required' }));
    expect(await change({ newEmail: `${'x'.repeat(length)}@b.example` })).toMatchObject({
      success: false,
      userErrors: [{ message: 'Valid email is required', field: 'newEmail' }],
    });
  });

  test('names no token when the session goes on under the same one', async () => {
    expect((await change({ newPassword: 'n' })).authToken).toBeNull();
    vendor.at('/user/ChangeAccountInfo', json({ success: true, authToken: null }));
    expect((await change({ newPassword: 'n' })).authToken).toBeNull();
  });

  test.each<[object, string]>([
    [{ success: false, message: 'The current password is wrong.' }, 'The current password is wrong.'],
    [{ success: false, errorMessage: 'First.', message: 'Second.' }, 'First.'],
    [{ success: false, message: ' ' }, 'Something went wrong. Please contact Axure Support.'],
    [{ success: false }, 'Something went wrong. Please contact Axure Support.'],
  ])('that the vendor refuses with %j says %j (ERR-16, ERR-01, ERR-29)', async (answer, text) => {
    vendor.at('/user/ChangeAccountInfo', json(answer));
    expect(await change({ newEmail: 'new@b.example' })).toEqual({
      success: false,
      userErrors: [{ code: 'VENDOR_REFUSED', message: text, field: null }],
      authToken: null,
      viewer: null,
    });
    expect(sent('/user/updateemail')).toEqual([]);
  });

  test('stays made when the customer cannot be read afterwards', async () => {
    vendor.at('/user/ChangeAccountInfo', (request, response) => {
      vendor.at('/user/getUserProfile', reset);
      json({ success: true, authToken: 'good' })(request, response);
    });
    const asked = { input: { currentPassword: 'old', newPassword: 'n' } };
    const { data, errors } = await gateway.ask(CHANGE, asked, { token: 'good' });
    vendor.at('/user/getUserProfile', json({ userId: 'u-1', email: 'ann@test.example', name: 'Ann' }));
    expect(data.changeAccountInfo).toMatchObject({ success: true, viewer: null });
    expect(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
      ['changeAccountInfo.viewer', 'VENDOR_UNAVAILABLE'],
    ]);
  });
});
