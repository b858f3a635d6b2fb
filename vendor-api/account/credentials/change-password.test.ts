import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD } from '../../../tests/testkit/start-vendor';
import { racedDatabases } from '../../../tests/testkit/test-databases';
import { issueCode, startSession } from '../sessions';
import { kindsMailedTo } from '../testkit/mailbox';
import { hadToWait, useUpTries } from '../testkit/tries';

const NEW = 'a new and better one';
const WRONG = 'The current password is incorrect.';

describe.each(racedDatabases)('a changed password on %s (REST-08)', (database) => {
  const vendor = duringTests(() => startVendor({ database }));

  const change = (user: { email: string; token: string }, given: Record<string, unknown>) =>
    vendor.call('/user/ChangeAccountInfo', {
      token: user.token,
      json: {
        currentEmail: user.email,
        currentPassword: TEST_PASSWORD,
        newEmail: user.email,
        newPassword: null,
        ...given,
      },
    });
  const check = async (token: string) => (await vendor.call('/user/authcheck', { token })).status;

  it('ends every other session and replaces the token of the caller', async () => {
    const user = await vendor.user();
    const elsewhere = await vendor.signIn(user.email);
    const onItsWay = await issueCode(vendor.deps, user.id, 'http://localhost:4000/login');
    const reply = await change(user, { newPassword: NEW });
    expect(reply.body).toEqual({ success: true, authToken: expect.any(String), message: '' });
    expect([await check(user.token), await check(elsewhere)]).toEqual([401, 401]);
    expect(await check(String(reply.body['authToken']))).toBe(200);
    expect((await vendor.call('/user/auth2', { token: onItsWay })).status).toBe(401);
    expect(await vendor.signIn(user.email, NEW)).toMatch(/^[\w-]{43}$/);
    expect(await kindsMailedTo(vendor, user.email)).toEqual(['password-changed']);
  });

  it('is not gained with a current one of any length', async () => {
    const reply = await change(await vendor.user(), {
      currentPassword: 'x'.repeat(10_001),
      newPassword: NEW,
    });
    expect([reply.status, reply.body]).toEqual([200, { success: false, authToken: null, message: WRONG }]);
  });

  it('ends the session of a delegate, too', async () => {
    const user = await vendor.user();
    const stoken = await startSession(vendor.deps, user.id, 12);
    const delegate = () =>
      vendor.call('/user/authcheck', { headers: { Cookie: `stoken=${stoken}; btid=1; portaluser=1` } });
    expect((await delegate()).status).toBe(200);
    await change(user, { newPassword: NEW });
    expect((await delegate()).status).toBe(401);
  });

  it.each([
    ['null', null],
    ['empty', ''],
    ['the current one', TEST_PASSWORD],
  ])('does not count as new when it is %s: nobody is signed out (PROF-19)', async (_what, newPassword) => {
    const user = await vendor.user();
    const reply = await change(user, { newPassword });
    expect(reply.body).toEqual({ success: true, authToken: null, message: '' });
    expect(await check(user.token)).toBe(200);
  });

  it('needs the current one, and says so without signing anybody out', async () => {
    const user = await vendor.user();
    const reply = await change(user, { currentPassword: 'wrong', newPassword: NEW });
    expect([reply.status, reply.body]).toEqual([200, { success: false, authToken: null, message: WRONG }]);
    expect(await check(user.token)).toBe(200);
    expect(await vendor.signIn(user.email)).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['short', 'Please choose a password of at least 8 characters.'],
    ['x'.repeat(257), 'Please choose a password of at most 256 characters.'],
    ['x'.repeat(10_001), 'Please choose a password of at most 256 characters.'],
  ])('is refused when it is %s', async (newPassword, message) => {
    expect((await change(await vendor.user(), { newPassword })).body).toMatchObject({
      success: false,
      message,
    });
  });

  it('is guessed at no faster than at the sign-in: both count together', async () => {
    const [user, guessed] = [await vendor.user(), await vendor.user()];
    const at = new Date();
    for (let turn = 0; turn < 6; turn += 1) await change(guessed, { currentPassword: 'wrong' });
    expect(await hadToWait(vendor, 'sign-in', { email: guessed.email, at })).toBe(true);
    await useUpTries(vendor, 'sign-in', user.email);
    expect((await change(user, { newPassword: NEW })).body).toMatchObject({
      success: false,
      message: 'Too many attempts. Please wait a moment, then try again.',
    });
  });

  it('is changed once by two who do it at the same moment', async () => {
    const user = await vendor.user();
    const replies = await Promise.all([
      change(user, { newPassword: 'the first new one' }),
      change(user, { newPassword: 'the second new one' }),
    ]);
    const told = replies.map(({ body }) => body['success']);
    expect(told.toSorted()).toEqual([false, true]);
  });

  it('leaves nothing to a sign-in with the old one that was under way', async () => {
    for (let run = 0; run < 4; run += 1) {
      const user = await vendor.user();
      const json = { loginEmail: user.email, password: TEST_PASSWORD };
      const [changed, ...signIns] = await Promise.all([
        change(user, { newPassword: NEW }),
        ...Array.from({ length: 3 }, () => vendor.call('/user/dologin', { json })),
      ]);
      expect(changed.body['success']).toBe(true);
      for (const { body } of signIns) expect(await check(String(body['authToken']))).toBe(401);
    }
  });

  it('is nobody else’s: another address in the request is refused (D-115)', async () => {
    const [user, other] = [await vendor.user(), await vendor.user()];
    const reply = await change(user, { currentEmail: other.email, newPassword: NEW });
    expect(reply.status).toBe(403);
    expect(await vendor.signIn(other.email)).toMatch(/^[\w-]{43}$/);
    expect((await change({ ...user, token: '' }, { newPassword: NEW })).status).toBe(401);
  });
});
