import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { mailsTo, tokenMailedTo } from '../../vendor-api/account/testkit/mailbox';
import { accountLinks } from '../../vendor-api/db/schema/account';
import { startVendor, TEST_PASSWORD } from '../testkit/start-vendor';
import { tricksOn } from './support/redirect-tricks';

const PORTAL = 'http://localhost:4000';
const NEW_PASSWORD = 'a password of eight';

const vendor = duringTests(() => startVendor());

function expectPortal(location: string | null): void {
  const url = new URL(location ?? '');
  expect([url.origin, url.username]).toEqual([PORTAL, '']);
  expect(url.searchParams.getAll('code')).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
}

describe('the way back from the account service', () => {
  it.each(tricksOn(PORTAL))('with redirect=%j ends at the portal or nowhere', async (trick) => {
    const { email } = await vendor.user();
    const query = `?redirect=${encodeURIComponent(trick)}`;
    const signedIn = await vendor.call(`/login${query}`, { form: { email, password: TEST_PASSWORD } });
    const isTaken = signedIn.status === 303;
    if (isTaken) expectPortal(signedIn.headers.get('location'));
    else expect([signedIn.status, signedIn.headers.get('location')]).toEqual([400, null]);

    await vendor.call(`/forgot-password${query}`, { form: { email } });
    const mails = await mailsTo(vendor, email);
    expect(mails.length > 0).toBe(isTaken);
    expect(mails.map(({ text }) => text).join()).not.toContain('evil');
    if (!isTaken) return;
    const code = await tokenMailedTo(vendor, email, 'reset-password');
    const form = { code, password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    expectPortal((await vendor.call('/reset-password', { form })).headers.get('location'));
  });

  it('is looked at once more when a link is opened: the portal may have moved', async () => {
    const { email } = await vendor.user();
    await vendor.call('/forgot-password', { form: { email } });
    await vendor.deps.db.update(accountLinks).set({ redirect: 'https://evil.example/login' });
    const code = await tokenMailedTo(vendor, email, 'reset-password');
    const form = { code, password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    expectPortal((await vendor.call('/reset-password', { form })).headers.get('location'));
  });

  it('and the links in mails do not depend on what the caller calls the host', async () => {
    const { email } = await vendor.user();
    const headers = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
    };
    await vendor.call('/user/forgotPassword', { json: { loginEmail: email }, headers });
    await vendor.call('/forgot-password', { form: { email }, headers });
    const signedIn = await vendor.call('/login', { form: { email, password: TEST_PASSWORD }, headers });
    expectPortal(signedIn.headers.get('location'));
    const text = (await mailsTo(vendor, email)).map((mail) => mail.text + mail.html).join();
    expect(text).toContain('http://localhost:4001/reset-password#');
    expect(text).not.toContain('evil');
  });
});
