import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD } from '../../../tests/testkit/start-vendor';
import { racedDatabases } from '../../../tests/testkit/test-databases';
import { accountLinks } from '../../db/schema/account';
import { issueCode } from '../sessions';
import { kindsMailedTo, mailsTo, tokenMailedTo } from '../testkit/mailbox';
import { hadToWait, useUpTries } from '../testkit/tries';

const NEW = 'a new and better one';

describe.each(racedDatabases)('a forgotten password on %s (REST-06)', (database) => {
  const vendor = duringTests(() => startVendor({ database }));

  const ask = (loginEmail: string) => vendor.call('/user/forgotPassword', { json: { loginEmail } });
  const reset = (code: string, password = NEW, confirmation = password) =>
    vendor.call('/reset-password', { form: { code, password, confirmation } });
  const check = async (token: string) => (await vendor.call('/user/authcheck', { token })).status;
  const asked = async () => {
    const user = await vendor.user();
    await ask(user.email);
    return { ...user, code: await tokenMailedTo(vendor, user.email, 'reset-password') };
  };

  it('is replaced by the mailed link, which leads to the portal signed in', async () => {
    const { id, email, code } = await asked();
    const reply = await reset(code);
    expect(reply.status).toBe(303);
    const oneTime = new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const session = await vendor.call('/user/auth2', { token: oneTime });
    const profile = await vendor.call('/user/getUserProfile', { token: String(session.body['authToken']) });
    expect(profile.body['userId']).toBe(id);
    expect(await vendor.signIn(email, NEW)).toMatch(/^[\w-]{43}$/);
    expect(await vendor.signIn(email, TEST_PASSWORD)).toBe('undefined');
    expect(await kindsMailedTo(vendor, email)).toEqual(['reset-password', 'password-changed']);
  });

  it('ends every session and every one-time code that the old one opened', async () => {
    const { id, email, token, code } = await asked();
    const other = await vendor.signIn(email);
    const onItsWay = await issueCode(vendor.deps, id, 'http://localhost:4000/login');
    expect([await check(token), await check(other)]).toEqual([200, 200]);
    await reset(code);
    expect([await check(token), await check(other)]).toEqual([401, 401]);
    expect((await vendor.call('/user/auth2', { token: onItsWay })).status).toBe(401);
  });

  it('answers the same for an address without an account, and mails nothing there', async () => {
    const { email } = await vendor.user();
    const [known, unknown] = [await ask(email), await ask('nobody@nowhere.example')];
    const message = `We sent an email to ${email} with instructions to reset your password.`;
    expect(known).toMatchObject({ status: 200, body: { success: true, message } });
    expect(unknown.status).toBe(known.status);
    expect(unknown.text.replaceAll('nobody@nowhere.example', email)).toBe(known.text);
    expect(await mailsTo(vendor, 'nobody@nowhere.example')).toEqual([]);
    expect((await ask('no address at all')).body['success']).toBe(true);
  });

  it('is set once, by whichever of two comes first', async () => {
    const { code } = await asked();
    const replies = await Promise.all([reset(code), reset(code, 'another new one')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect((await reset(code)).text).toContain('This link no longer works');
  });

  it('has one good link, the newest, for an hour', async () => {
    const { email, code } = await asked();
    await ask(email);
    expect((await reset(code)).status).toBe(400);
    const newest = await tokenMailedTo(vendor, email, 'reset-password');
    const [link] = await vendor.deps.db.select().from(accountLinks).where(eq(accountLinks.email, email));
    const minutes = (Number(link?.expiresAt) - Number(link?.createdAt)) / 60_000;
    expect(minutes).toBe(60);
    await vendor.deps.db
      .update(accountLinks)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(accountLinks.email, email));
    expect((await reset(newest)).status).toBe(400);
  });

  it('has one good link when several are requested at one moment', async () => {
    const { email } = await vendor.user();
    await Promise.all([ask(email), ask(email), ask(email)]);
    expect(await kindsMailedTo(vendor, email)).toHaveLength(3);
    const open = await vendor.deps.db.select().from(accountLinks).where(eq(accountLinks.email, email));
    expect(open).toHaveLength(1);
  });

  it('ends the open link when the password is changed in the portal', async () => {
    const { email, token, code } = await asked();
    const json = { currentEmail: email, currentPassword: TEST_PASSWORD, newEmail: email, newPassword: NEW };
    expect((await vendor.call('/user/ChangeAccountInfo', { token, json })).body['success']).toBe(true);
    expect((await reset(code)).status).toBe(400);
  });

  it('is not set by a link of another kind', async () => {
    await vendor.call('/user/createuser', { json: { loginEmail: 'kind@test.example', password: NEW } });
    const code = await tokenMailedTo(vendor, 'kind@test.example', 'create-account');
    expect((await reset(code)).status).toBe(400);
    expect((await vendor.call('/confirm-email', { form: { code, password: NEW } })).status).toBe(400);
  });

  it('keeps the link while the new password is not right yet', async () => {
    const { code } = await asked();
    for (const [password, confirmation, told] of [
      ['short', 'short', 'Please choose a password of at least 8 characters.'],
      ['', '', 'Please enter a password'],
      [NEW, 'something else', 'New Password and Password Confirmation do not match'],
    ] as const) {
      const page = await reset(code, password, confirmation);
      expect(page.status).toBe(200);
      expect(page.text).toContain(told);
      expect(page.text).toContain(`<input type="hidden" name="code" value="${code}">`);
    }
    expect((await reset(`http://localhost:4001/reset-password#${code}`)).status, 'a pasted link').toBe(303);
  });

  it('is mailed about a few times only, with the same answer', async () => {
    const { email } = await vendor.user();
    const at = new Date();
    const replies = [];
    for (let turn = 0; turn < 4; turn += 1) replies.push(await ask(email));
    expect(await hadToWait(vendor, 'forgot-password', { email, at })).toBe(true);
    await useUpTries(vendor, 'forgot-password', email);
    const mailed = await mailsTo(vendor, email);
    replies.push(await ask(email));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailsTo(vendor, email)).toHaveLength(mailed.length);
    expect(await vendor.signIn(email), 'and signing in is counted apart').toMatch(/^[\w-]{43}$/);
  });
});
