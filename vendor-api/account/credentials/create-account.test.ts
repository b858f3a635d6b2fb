import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '../../../tests/testkit/start-vendor';
import { racedDatabases } from '../../../tests/testkit/test-databases';
import { accountLinks, users } from '../../db/schema/account';
import { kindsMailedTo, mailsTo, tokenMailedTo } from '../testkit/mailbox';
import { hadToWait, useUpTries } from '../testkit/tries';

const PASSWORD = 'eight or more';

describe.each(racedDatabases)('a new account on %s (REST-05)', (database) => {
  const vendor = duringTests(() => startVendor({ database }));

  const newEmail = () => `${randomUUID()}@fresh.example`;
  const ask = (loginEmail: string, given: { password?: string; name?: string } = {}) =>
    vendor.call('/user/createuser', { json: { loginEmail, password: PASSWORD, name: 'Ines', ...given } });
  const confirm = (code: string, password = PASSWORD) =>
    vendor.call('/confirm-account', { form: { code, password } });
  const accountsOf = (email: string) => vendor.deps.db.select().from(users).where(eq(users.email, email));

  it('is made by the mailed link and the password, and leads to the portal signed in', async () => {
    const email = newEmail();
    const asked = await ask(` ${email.toUpperCase()} `, { name: ' Ines\r\nDuarte ' });
    const message = `We sent an email to ${email.toUpperCase()} with instructions to finish creating your account.`;
    expect(asked.body).toEqual({ success: true, authToken: null, message });
    expect(await accountsOf(email)).toEqual([]);
    const reply = await confirm(await tokenMailedTo(vendor, email, 'create-account'));
    expect(reply.status).toBe(303);
    const landing = new URL(reply.headers.get('location') ?? '');
    expect(`${landing.origin}${landing.pathname}`).toBe('http://localhost:4000/login');
    const code = landing.searchParams.get('code') ?? '';
    const session = await vendor.call('/user/auth2', { token: code });
    const profile = await vendor.call('/user/getUserProfile', { token: String(session.body['authToken']) });
    expect(profile.body).toMatchObject({ email, name: 'Ines Duarte' });
    expect(await vendor.signIn(email, PASSWORD)).toMatch(/^[\w-]{43}$/);
  });

  it('is not made by opening the link, as mail scanners do', async () => {
    const email = newEmail();
    await ask(email);
    const token = await tokenMailedTo(vendor, email, 'create-account');
    expect((await vendor.call(`/confirm-account#${token}`)).status).toBe(200);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('is not made with the password of a stranger who entered the address', async () => {
    const email = newEmail();
    await ask(email, { password: 'what the stranger chose' });
    const token = await tokenMailedTo(vendor, email, 'create-account');
    expect((await confirm(token)).text).toContain('The password is not right.');
    expect(await accountsOf(email)).toEqual([]);
    expect((await confirm(token, 'what the stranger chose')).status, 'the link is still good').toBe(303);
  });

  it('is made once, by whichever of two comes first', async () => {
    const email = newEmail();
    await ask(email);
    const token = await tokenMailedTo(vendor, email, 'create-account');
    const replies = await Promise.all([confirm(token), confirm(token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect(await accountsOf(email)).toHaveLength(1);
    expect((await confirm(token)).text).toContain('This link no longer works');
  });

  it('has one good link, the newest', async () => {
    const email = newEmail();
    await ask(email);
    const first = await tokenMailedTo(vendor, email, 'create-account');
    await ask(email);
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(await tokenMailedTo(vendor, email, 'create-account'))).status).toBe(303);
  });

  it('is not made by a link that is too old, made up, or of another kind', async () => {
    const email = newEmail();
    await ask(email);
    const token = await tokenMailedTo(vendor, email, 'create-account');
    await vendor.deps.db
      .update(accountLinks)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(accountLinks.email, email));
    expect((await confirm(token)).status).toBe(400);
    const known = await vendor.user();
    await vendor.call('/user/forgotPassword', { json: { loginEmail: known.email } });
    expect((await confirm(await tokenMailedTo(vendor, known.email, 'reset-password'))).status).toBe(400);
    for (const code of ['x', 'x'.repeat(9_000), '\u0000', "' or 1=1"])
      expect((await confirm(code)).status).toBe(400);
  });

  it('answers the same for an address that has an account; only its mailbox is notified', async () => {
    const { email, token } = await vendor.user();
    const fresh = newEmail();
    const [known, unknown] = [await ask(email), await ask(fresh)];
    expect(known.status).toBe(unknown.status);
    expect(known.text.replaceAll(email, fresh)).toBe(unknown.text);
    expect(await kindsMailedTo(vendor, email)).toEqual(['account-exists']);
    const [mail] = await mailsTo(vendor, email);
    expect(mail?.text).not.toContain('#');
    expect(mail?.text).toContain('http://localhost:4001/forgot-password');
    expect((await vendor.call('/user/authcheck', { token })).status, 'and nobody is signed out').toBe(200);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('gives way to an account that was made meanwhile', async () => {
    const email = newEmail();
    await ask(email);
    const token = await tokenMailedTo(vendor, email, 'create-account');
    await vendor.user({ email });
    const reply = await confirm(token);
    expect([reply.status, reply.headers.get('location')]).toEqual([409, null]);
    expect(reply.text).toContain('You already have an account');
  });

  it.each([
    ['no address', '', PASSWORD, 'Valid email is required'],
    ['half an address', 'abc', PASSWORD, 'Valid email is required'],
    ['two addresses', 'a@b.example, c@d.example', PASSWORD, 'Valid email is required'],
    ['an empty password', 'a@b.example', '', 'Please enter a password'],
    ['a short password', 'a@b.example', '1234567', 'Please choose a password of at least 8 characters.'],
    ['a long one', 'a@b.example', 'x'.repeat(257), 'Please choose a password of at most 256 characters.'],
    [
      'a very long one',
      'a@b.example',
      'x'.repeat(10_001),
      'Please choose a password of at most 256 characters.',
    ],
    ['a very long address', `${'x'.repeat(330)}@b.example`, PASSWORD, 'Valid email is required'],
  ])('is refused with %s', async (_what, email, password, message) => {
    expect((await ask(email, { password })).body).toEqual({ success: false, authToken: null, message });
    expect(await kindsMailedTo(vendor, email.toLowerCase())).toEqual([]);
  });

  it('is refused with a very long name', async () => {
    const message = 'Please enter a name of at most 100 characters.';
    const reply = await ask('a@b.example', { name: 'x'.repeat(1_001) });
    expect(reply.body).toEqual({ success: false, authToken: null, message });
  });

  it('mails no more than a few times to one address, with the same answer', async () => {
    const email = newEmail();
    const at = new Date();
    const replies = [];
    for (let turn = 0; turn < 4; turn += 1) replies.push(await ask(email));
    expect(await hadToWait(vendor, 'create-account', { email, at })).toBe(true);
    await useUpTries(vendor, 'create-account', email);
    const mailed = await mailsTo(vendor, email);
    replies.push(await ask(email));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailsTo(vendor, email)).toHaveLength(mailed.length);
  });
});
