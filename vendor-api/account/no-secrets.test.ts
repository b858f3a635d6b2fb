import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { dumpDatabase } from '../../tests/testkit/dump-database';
import { startVendor, TEST_PASSWORD } from '../../tests/testkit/start-vendor';
import { purgeExpired, sendOutbox } from '../jobs/start-jobs';
import type { OutgoingMail } from '../mail/mailer';
import { tokenMailedTo } from './testkit/mailbox';

const NEW = 'canary password of the new kind';

describe('what an account is opened with', () => {
  const sent: OutgoingMail[] = [];
  const mailer = {
    send: async (mail: OutgoingMail) => void sent.push(mail),
    close: () => undefined,
  };
  const vendor = duringTests(() => startVendor({ env: { LOG_LEVEL: 'trace' }, overrides: { mailer } }));

  it('stands in no log, and in the database no longer than until it is mailed', async () => {
    const { email, token } = await vendor.user();
    await vendor.call('/user/createuser', { json: { loginEmail: 'canary@fresh.example', password: NEW } });
    await vendor.call('/user/forgotPassword', { json: { loginEmail: email } });
    const confirming = await tokenMailedTo(vendor, 'canary@fresh.example', 'create-account');
    const resetting = await tokenMailedTo(vendor, email, 'reset-password');
    await vendor.call('/user/ChangeAccountInfo', {
      token,
      json: { currentPassword: 'canary wrong password', newPassword: NEW },
    });
    await sendOutbox(vendor.deps, new AbortController().signal);
    const stored = await dumpDatabase(vendor.deps.db);
    for (const secret of [confirming, resetting, token, NEW, TEST_PASSWORD, 'canary wrong'])
      expect(stored).not.toContain(secret);
    expect(sent.map(({ text }) => text).join()).toContain(resetting);
    const form = { code: resetting, password: NEW, confirmation: NEW };
    const reply = await vendor.call('/reset-password', { form });
    const code = new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';
    await vendor.call('/user/auth2', { token: code });
    await vendor.call('/confirm-account', { form: { code: confirming, password: NEW } });
    for (const secret of [confirming, resetting, token, code, NEW, TEST_PASSWORD, 'canary wrong', email])
      expect(vendor.logged()).not.toContain(secret);
    expect(vendor.logged()).toContain('password reset');
  });

  it('is not logged when the database fails either', async () => {
    const broken = await startVendor({ env: { LOG_LEVEL: 'trace' } });
    const { email } = await broken.user();
    await broken.deps.db.execute('alter table account_links rename to gone');
    const form = { name: '', email, password: NEW, confirmation: NEW, code: 'canary-token' };
    for (const path of ['/create-account', '/forgot-password', '/reset-password', '/confirm-account']) {
      const page = await broken.call(path, { form });
      expect([page.status, page.text.includes('This is not possible now')]).toEqual([500, true]);
    }
    const json = { loginEmail: email, password: NEW };
    expect((await broken.call('/user/forgotPassword', { json })).status).toBe(500);
    for (const secret of [email, NEW, 'canary-token']) expect(broken.logged()).not.toContain(secret);
    await broken.stop();
  });

  it('is in no mail but as the link', async () => {
    const { email } = await vendor.user();
    await vendor.call('/user/createuser', {
      json: { loginEmail: 'only@fresh.example', password: NEW, name: 'N' },
    });
    await vendor.call('/user/createuser', { json: { loginEmail: email, password: NEW, name: '<b>N</b>' } });
    await vendor.call('/user/forgotPassword', { json: { loginEmail: email } });
    await sendOutbox(vendor.deps, new AbortController().signal);
    for (const { text, html } of sent) {
      expect(text + html).not.toMatch(/canary|<b>N|scrypt/);
      expect(html.match(/#[\w-]{43}/g)).toEqual(
        text.match(/#[\w-]{43}/g)?.flatMap((link) => [link, link]) ?? null,
      );
    }
  });

  it('is purged when it has expired', async () => {
    const { email } = await vendor.user();
    await vendor.call('/user/forgotPassword', { json: { loginEmail: email } });
    await vendor.call('/user/createuser', { json: { loginEmail: 'late@fresh.example', password: NEW } });
    const clock = { ...vendor.deps.clock, now: () => new Date(Date.now() + 25 * 3_600_000) };
    await purgeExpired({ ...vendor.deps, clock });
    const stored = await dumpDatabase(vendor.deps.db);
    const rowsOf = (table: string) => stored.split(`\n${table}\n`)[1]?.split('\n')[0];
    expect(rowsOf('account_links')).not.toContain('(');
    expect(stored).not.toContain('late@fresh.example');
  });
});
