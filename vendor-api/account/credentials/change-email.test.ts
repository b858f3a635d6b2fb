import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD, type TestUser } from '../../../tests/testkit/start-vendor';
import { racedDatabases } from '../../../tests/testkit/test-databases';
import { users } from '../../db/schema/account';
import { seatManagers, seats, subscriptions } from '../../db/schema/licenses';
import { insertGroup } from '../../demo/builders';
import { kindsMailedTo, mailsTo, tokenMailedTo } from '../testkit/mailbox';
import { hadToWait, useUpTries } from '../testkit/tries';

const PERIOD = { startDate: '2026-01-01', expireDate: '2026-12-31' };

describe.each(racedDatabases)('a changed sign-in address on %s (REST-08, D-134)', (database) => {
  const vendor = duringTests(() => startVendor({ database }));

  const newEmail = () => `${randomUUID()}@moved.example`;
  const change = (user: TestUser, to: string, given: Record<string, unknown> = {}) =>
    vendor.call('/user/ChangeAccountInfo', {
      token: user.token,
      json: {
        currentEmail: user.email,
        currentPassword: TEST_PASSWORD,
        newEmail: to,
        newPassword: null,
        ...given,
      },
    });
  const confirm = (code: string, password = TEST_PASSWORD) =>
    vendor.call('/confirm-email', { form: { code, password } });
  const emailOf = async ({ token }: TestUser) =>
    (await vendor.call('/user/getUserProfile', { token })).body['email'];
  const seatOf = async (group: string) => {
    const [seat] = await vendor.deps.db.select().from(seats).where(eq(seats.subscriptionId, group));
    const managers = await vendor.deps.db
      .select()
      .from(seatManagers)
      .where(eq(seatManagers.seatId, seat?.id ?? ''));
    return { assignedTo: seat?.assignedTo, managers: managers.map(({ email }) => email).toSorted() };
  };
  const toBeConfirmed = (email: string) => ({
    success: false,
    authToken: null,
    message: `We sent an email to ${email}. Open the link in it to confirm that the address is yours.`,
  });

  it('is stored immediately if it is free: the session continues, and both addresses get a mail', async () => {
    const user = await vendor.user();
    const to = newEmail();
    const reply = await change(user, ` ${to.toUpperCase()} `);
    expect(reply.body).toEqual({ success: true, authToken: null, message: '' });
    expect(await emailOf(user)).toBe(to);
    expect(await vendor.signIn(to)).toMatch(/^[\w-]{43}$/);
    expect(await vendor.signIn(user.email)).toBe('undefined');
    expect(await kindsMailedTo(vendor, user.email)).toEqual(['email-changed']);
    // Replies to the sender of these mails may go unread, so this one names the support.
    const [warning] = await mailsTo(vendor, user.email);
    expect(warning?.text).toContain('If that was not you, please write to support@axure.com at once.');
    expect(await kindsMailedTo(vendor, to)).toEqual(['confirm-email']);
  });

  it('says in its mail that the password stays, unless that is changed as well', async () => {
    const [one, two] = [await vendor.user(), await vendor.user()];
    const [alone, both] = [newEmail(), newEmail()];
    await change(one, alone);
    await change(two, both, { newPassword: 'a new and better one' });
    expect((await mailsTo(vendor, alone))[0]?.text).toContain(
      'licenses, receipts and password stay as they are.',
    );
    const mail = (await mailsTo(vendor, both)).find(({ kind }) => kind === 'confirm-email');
    expect(mail?.text).toContain('Your licenses and receipts stay as they are.');
  });

  it('takes along what is kept under the old one', async () => {
    const [user, other] = [await vendor.user(), await vendor.user()];
    const to = newEmail();
    await vendor.deps.db
      .update(users)
      .set({ receiptRecipients: `books@test.example,${user.email}` })
      .where(eq(users.id, user.id));
    const own = await insertGroup(vendor.deps.db, user, {
      ...PERIOD,
      seats: [{ licenseType: 0, assignedTo: user.email, managers: [user.email, to] }],
    });
    const foreign = await insertGroup(vendor.deps.db, other, {
      ...PERIOD,
      pendingOwnerEmail: user.email,
      pendingDate: '2026-04-01',
      seats: [{ licenseType: 0, assignedTo: user.email, managers: [user.email, other.email] }],
    });
    expect((await change(user, to)).body['success']).toBe(true);
    expect(await seatOf(own)).toEqual({ assignedTo: to, managers: [to] });
    expect(await seatOf(foreign)).toEqual({ assignedTo: to, managers: [other.email, to].toSorted() });
    const [group] = await vendor.deps.db.select().from(subscriptions).where(eq(subscriptions.id, foreign));
    expect(group?.pendingOwnerEmail).toBe(to);
    const [stored] = await vendor.deps.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.receiptRecipients).toBe(`books@test.example,${to}`);
    const rows = await vendor.call('/user/loadLicenseRows', { token: user.token });
    expect(rows.text).toContain(to);
    expect(rows.text).not.toContain(user.email);
  });

  it('is a free one when nobody but the customer has named it in licenses', async () => {
    const [user, to] = [await vendor.user(), newEmail()];
    await insertGroup(vendor.deps.db, user, {
      ...PERIOD,
      pendingOwnerEmail: to,
      pendingDate: '2026-04-01',
      seats: [{ licenseType: 0, assignedTo: to, managers: [to] }],
    });
    expect((await change(user, to)).body).toMatchObject({ success: true });
    expect(await emailOf(user)).toBe(to);
  });

  it('does not count as new when only its case changes', async () => {
    const user = await vendor.user();
    expect((await change(user, user.email.toUpperCase())).body['success']).toBe(true);
    expect([await emailOf(user), await kindsMailedTo(vendor, user.email)]).toEqual([user.email, []]);
  });

  const tooLong = `${'x'.repeat(330)}@x.y`;
  it.each(['', 'abc', 'a@b@c', 'Ann <a@b.example>', 'a@b.example\r\nBcc: c@d.example', tooLong])(
    'is refused when it is %j (PROF-17)',
    async (to) => {
      const reply = await change(await vendor.user(), to);
      expect(reply.body).toMatchObject({ success: false, message: 'Valid email is required' });
    },
  );

  it('cannot be another account’s: the answer asks to confirm it, and the mail explains', async () => {
    const [user, other] = [await vendor.user(), await vendor.user()];
    expect((await change(user, other.email)).body).toEqual(toBeConfirmed(other.email));
    expect([await emailOf(user), await emailOf(other)]).toEqual([user.email, other.email]);
    const [mail] = await mailsTo(vendor, other.email);
    expect([mail?.kind, mail?.text.includes('#')]).toEqual(['email-taken', false]);
  });

  describe('that licenses of others name', () => {
    const named = async (email: string) => {
      const owner = await vendor.user();
      return insertGroup(vendor.deps.db, owner, {
        ...PERIOD,
        seats: [{ licenseType: 0, assignedTo: email, managers: [owner.email] }],
      });
    };

    it('changes nothing until the mailed link and the password confirm it', async () => {
      const user = await vendor.user();
      const to = newEmail();
      const group = await named(to);
      const given = { newPassword: 'a new and better one' };
      expect((await change(user, to, given)).body).toEqual(toBeConfirmed(to));
      expect(await emailOf(user)).toBe(user.email);
      expect(await vendor.signIn(user.email), 'nor does the password').toMatch(/^[\w-]{43}$/);
      const code = await tokenMailedTo(vendor, to, 'change-email');
      expect((await confirm(code, 'wrong')).text).toContain('The password is not right.');
      const reply = await confirm(code);
      expect(reply.status).toBe(303);
      expect(reply.headers.get('location')).toMatch(
        /^http:\/\/localhost:4000\/login\?redirect=%2Fprofile&code=/,
      );
      expect(await emailOf(user)).toBe(to);
      expect((await seatOf(group)).assignedTo).toBe(to);
      expect((await confirm(code)).status, 'and the link is used').toBe(400);
    });

    it.each(['manager', 'pending owner'])('as %s are not gained without a mail either', async (as) => {
      const [user, owner] = [await vendor.user(), await vendor.user()];
      const to = newEmail();
      const isManager = as === 'manager';
      await insertGroup(vendor.deps.db, owner, {
        ...PERIOD,
        pendingOwnerEmail: isManager ? null : to,
        seats: [{ licenseType: 0, managers: isManager ? [to] : [owner.email] }],
      });
      expect((await change(user, to)).body).toEqual(toBeConfirmed(to));
    });

    it('is not confirmed once the password was changed, or the address was taken', async () => {
      const user = await vendor.user();
      const to = newEmail();
      await named(to);
      await change(user, to);
      const dead = await tokenMailedTo(vendor, to, 'change-email');
      const changed = await change(user, user.email, { newPassword: 'a new and better one' });
      const token = String(changed.body['authToken']);
      expect((await confirm(dead, 'a new and better one')).status).toBe(400);
      await change({ ...user, token }, to, { currentPassword: 'a new and better one' });
      await vendor.user({ email: to });
      const late = await confirm(await tokenMailedTo(vendor, to, 'change-email'), 'a new and better one');
      expect(late.status).toBe(409);
      expect(await emailOf({ ...user, token })).toBe(user.email);
    });
  });

  it('is given to one of two who want it at the same moment; the other is asked to confirm', async () => {
    for (let run = 0; run < 4; run += 1) {
      const [one, two] = [await vendor.user(), await vendor.user()];
      const to = newEmail();
      const replies = await Promise.all([change(one, to), change(two, to)]);
      const bodies = replies
        .map(({ body }) => body)
        .toSorted((a, b) => Number(a['success']) - Number(b['success']));
      expect(bodies).toEqual([toBeConfirmed(to), { success: true, authToken: null, message: '' }]);
      expect([await emailOf(one), await emailOf(two)].filter((email) => email === to)).toHaveLength(1);
    }
  });

  it('ends an open link to reset the password, which went to the old one', async () => {
    const user = await vendor.user();
    await vendor.call('/user/forgotPassword', { json: { loginEmail: user.email } });
    const code = await tokenMailedTo(vendor, user.email, 'reset-password');
    await change(user, newEmail());
    const form = { code, password: 'a new and better one', confirmation: 'a new and better one' };
    expect((await vendor.call('/reset-password', { form })).status).toBe(400);
  });

  it('is tried out a few times only, so that nobody goes through a list of addresses', async () => {
    const user = await vendor.user();
    const at = new Date();
    for (let turn = 0; turn < 4; turn += 1) await change(user, (await vendor.user()).email);
    expect(await hadToWait(vendor, 'change-email', { email: user.email, at })).toBe(true);
    await useUpTries(vendor, 'change-email', user.email);
    const told = (await change(user, newEmail())).body;
    expect(told['message']).toBe('Too many attempts. Please wait a moment, then try again.');
    expect(await emailOf(user)).toBe(user.email);
  });

  it('is not mailed to again and again by customers who take turns', async () => {
    const [user, target] = [await vendor.user(), await vendor.user()];
    await useUpTries(vendor, 'confirm-email', target.email);
    expect((await change(user, target.email)).body['message']).toMatch(/^Too many attempts/);
    expect(await mailsTo(vendor, target.email)).toEqual([]);
  });
});
