import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD, type TestUser } from '../../../tests/testkit/start-vendor';
import { testDatabases } from '../../../tests/testkit/test-databases';
import { kindsMailedTo, mailsTo, tokenMailedTo } from '../testkit/mailbox';
import { useUpTries } from '../testkit/tries';

const NEW_PASSWORD = 'a new and better one';

describe.each(testDatabases)('confirming an address that was taken at once, on %s', (database) => {
  let user: TestUser;
  let email: string;
  const vendor = duringTests(() => startVendor({ database }));
  beforeEach(async () => {
    user = await vendor.user();
    email = `${randomUUID()}@free.example`;
    expect((await change({ newEmail: email })).body).toMatchObject({ success: true });
  });

  const change = (given: object) =>
    vendor.call('/user/ChangeAccountInfo', {
      token: user.token,
      json: { currentPassword: TEST_PASSWORD, newEmail: null, newPassword: null, ...given },
    });
  const profile = async () => (await vendor.call('/user/getUserProfile', { token: user.token })).body;
  const sendAgain = async () =>
    (await vendor.call('/user/sendEmailConfirmation', { token: user.token, json: {} })).body;
  const code = () => tokenMailedTo(vendor, email, 'confirm-email');
  const confirm = (token: string, password = TEST_PASSWORD) =>
    vendor.call('/confirm-address', { form: { code: token, password } });

  it('is done by the mailed link and the password, once, and leads to the profile signed in', async () => {
    expect(await profile()).toMatchObject({ email, emailConfirmed: false });
    const token = await code();
    expect((await confirm(token, 'wrong')).text).toContain('The password is not right.');
    expect(await profile()).toHaveProperty('emailConfirmed', false);
    const reply = await confirm(token);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toMatch(
      /^http:\/\/localhost:4000\/login\?redirect=%2Fprofile&code=/,
    );
    expect(await profile()).not.toHaveProperty('emailConfirmed');
    expect((await confirm(token)).status, 'and the link is used').toBe(400);
  });

  it('is not done by opening the link, as mail scanners do', async () => {
    expect((await vendor.call('/confirm-address')).text).toContain('Enter the password of your account.');
    expect(await profile()).toHaveProperty('emailConfirmed', false);
  });

  it('is not done with the password of the mailbox’s owner', async () => {
    const token = await code();
    for (const password of [NEW_PASSWORD, '', 'x'.repeat(2_000)])
      expect((await confirm(token, password)).status).toBeLessThan(400);
    expect(await profile()).toHaveProperty('emailConfirmed', false);
  });

  it('is asked of the mailbox in words, and neither for an address with a link nor twice', async () => {
    const [mail] = await mailsTo(vendor, email);
    expect(mail?.subject).toBe('Confirm your sign-in address');
    expect(mail?.text).toContain(
      `Your account is now signed in to with ${email}, no longer with ${user.email}.`,
    );
    expect(mail?.text).toContain('licenses that others give it are not shown');
    await confirm(await code());
    expect(await sendAgain()).toEqual({ success: true, message: '' });
    expect(await kindsMailedTo(vendor, email)).toEqual(['confirm-email']);
  });

  it('is asked for again, and the newest link counts', async () => {
    const first = await code();
    expect(await sendAgain()).toEqual({ success: true, message: '' });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(await code())).status).toBe(303);
  });

  it('is asked for again a few times only', async () => {
    await useUpTries(vendor, 'confirm-email', email);
    expect(await sendAgain()).toEqual({ success: false, message: message.tooManyTries });
    expect(await kindsMailedTo(vendor, email)).toEqual(['confirm-email']);
  });

  it('is for whoever is signed in', async () => {
    expect((await vendor.call('/user/sendEmailConfirmation', { json: {} })).status).toBe(401);
  });

  it('is over when the address or the password changes, with a new link for the new address', async () => {
    const left = await code();
    email = `${randomUUID()}@free.example`;
    await change({ newEmail: email });
    expect((await confirm(left)).status).toBe(400);
    const token = await code();
    const { body } = await change({ newPassword: NEW_PASSWORD });
    expect((await confirm(token, NEW_PASSWORD)).status).toBe(400);
    user = { ...user, token: String(body['authToken']) };
    expect(await profile()).toHaveProperty('emailConfirmed', false);
  });

  it('goes on when address and password are changed together', async () => {
    email = `${randomUUID()}@free.example`;
    await change({ newEmail: email, newPassword: NEW_PASSWORD });
    expect((await confirm(await code(), NEW_PASSWORD)).status).toBe(303);
  });

  it('is needed for the old address too, once that was left', async () => {
    await change({ newEmail: user.email });
    expect(await profile()).toMatchObject({ email: user.email, emailConfirmed: false });
  });
});
