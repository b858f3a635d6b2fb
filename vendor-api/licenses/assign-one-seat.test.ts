import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY, type TestUser } from '../../tests/testkit/start-vendor';
import { racedDatabases } from '../../tests/testkit/test-databases';
import { outboxMails } from '../db/schema/billing';
import { seats } from '../db/schema/licenses';
import { insertGroup, insertLicenses, type SeatSpec } from '../demo/builders';

const { Pro, Team } = LicenseType;

describe.each(racedDatabases)('assigning a seat on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const owner = beforeEachTest(() => vendor.user({ name: 'Diana Osei' }));

  async function giveSeat(spec: Partial<SeatSpec> = {}, kind: 'rp' | 'ase' = 'rp'): Promise<string> {
    const subscription = await insertGroup(vendor.deps.db, owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      kind,
      seats: [{ licenseType: Team, ...spec }],
    });
    const [seat] = await vendor.deps.db
      .select({ id: seats.id })
      .from(seats)
      .where(eq(seats.subscriptionId, subscription));
    return seat?.id ?? '';
  }
  const assign = (user: TestUser, seat: string, emailDomain: string, claimed = {}) =>
    vendor.call('/user/singleSeatAssignment', {
      token: user.token,
      json: { userEmail: user.email, userId: user.id, seat, emailDomain, ...claimed },
    });
  const assignedTo = async (seat: string) =>
    (await vendor.deps.db.select().from(seats).where(eq(seats.id, seat)))[0]?.assignedTo;
  const mailsTo = (email: string) =>
    vendor.deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));

  it('is done for the owner, and the new user gets a mail', async () => {
    const seat = await giveSeat();
    const email = `ines.${seat}@test.example`;
    expect(await assign(owner, seat, `  ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await assignedTo(seat)).toBe(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('You can now use Axure RP Team');
    expect(mails[0]?.text).toContain('Diana Osei');
    expect(mails[0]?.text).toContain(`There is no account for ${email} yet: create one first.`);
    expect(mails[0]?.text).toContain('Your licenses:\nhttp');
    expect(mails[0]?.html).toMatch(/<a href="http[^"]+\/manage"[^>]*>Your licenses<\/a>/);
  });

  it('takes an address in one spelling, and none that only looks like another one (SEAT-01, D-137)', async () => {
    const seat = await giveSeat();
    expect((await assign(owner, seat, 'Ju\u0308rgen@test.example')).body).toMatchObject({ success: true });
    expect(await assignedTo(seat)).toBe('jürgen@test.example');
    const unseen = 'jan\u200b@test.example';
    const refused = { success: false, message: message.notAnEmail(unseen) };
    expect((await assign(owner, seat, unseen)).body).toMatchObject(refused);
    expect(await assignedTo(seat)).toBe('jürgen@test.example');
  });

  it('of a perpetual license tells the new user of its key, since nobody signs in to it', async () => {
    const spec = { licenseType: Pro, product: 'Axure RP 8 Pro', purchaseDate: '2018-05-01', key: 'KEY-1' };
    const [id = ''] = await insertLicenses(vendor.deps.db, owner, 'perpetual', [spec]);
    const email = `jan.${id}@test.example`;
    await assign(owner, id, email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('You can now use Axure RP 8 Pro');
    expect(mail?.text).toContain('has assigned you a license of Axure RP 8 Pro.');
    expect(mail?.text).toContain('Look up its key among your licenses');
    expect(mail?.text).not.toMatch(/sign in/i);
  });

  it.each([
    [
      { startDate: '2027-01-01', expireDate: '2027-12-31' },
      'You can use Axure RP Team from Jan 1, 2027',
      'The subscription begins on Jan 1, 2027.',
    ],
    [
      { startDate: '2025-01-01', expireDate: '2025-12-31' },
      'A seat of Axure RP Team is assigned to you',
      'ended on Dec 31, 2025',
    ],
  ])('of a seat that cannot be used today says so: %j', async (days, subject, text) => {
    const id = await insertGroup(vendor.deps.db, owner, {
      ...days,
      kind: 'rp',
      seats: [{ licenseType: Team }],
    });
    const [row] = await vendor.deps.db
      .select({ id: seats.id })
      .from(seats)
      .where(eq(seats.subscriptionId, id));
    const email = `soon.${id}@test.example`;
    expect((await assign(owner, row?.id ?? '', email)).body['success']).toBe(true);
    expect(await mailsTo(email)).toMatchObject([{ subject, text: expect.stringContaining(text) }]);
  });

  it('that is undone sends no mail to the former user', async () => {
    const former = `former.${owner.id}@test.example`;
    const seat = await giveSeat({ assignedTo: former });
    await assign(owner, seat, 'somebody@test.example');
    await assign(owner, seat, former);
    expect(await assignedTo(seat)).toBe(former);
    expect(await mailsTo(former)).toHaveLength(0);
  });

  it('is done for an owner who is not a manager, and for a manager who is not the owner', async () => {
    const manager = await vendor.user();
    const seat = await giveSeat({ managers: [manager.email] });
    expect((await assign(owner, seat, 'a@test.example')).body['success']).toBe(true);
    expect((await assign(manager, seat, 'b@test.example')).body['success']).toBe(true);
    expect(await assignedTo(seat)).toBe('b@test.example');
  });

  it('frees the seat when nothing was typed, and tells nobody', async () => {
    const seat = await giveSeat({ assignedTo: `leaver.${owner.id}@test.example` });
    expect((await assign(owner, seat, ' ')).body['success']).toBe(true);
    expect(await assignedTo(seat)).toBeNull();
    expect(await mailsTo(`leaver.${owner.id}@test.example`)).toHaveLength(0);
  });

  it('sends no second mail to a user who already has the seat', async () => {
    const email = `same.${owner.id}@test.example`;
    const seat = await giveSeat();
    await assign(owner, seat, email);
    expect((await assign(owner, seat, email.toUpperCase())).body['success']).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('takes the domain for a legacy seat', async () => {
    const seat = await giveSeat({}, 'ase');
    expect((await assign(owner, seat, 'Design.Example')).body['success']).toBe(true);
    expect(await assignedTo(seat)).toBe('design.example');
    expect(await mailsTo('design.example')).toHaveLength(0);
  });

  it.each([300, 10_000])('refuses an address of %i characters with its text', async (length) => {
    const seat = await giveSeat({ assignedTo: 'before@test.example' });
    const text = `${'x'.repeat(100)}… is not a valid email address.`;
    expect(await assign(owner, seat, `${'x'.repeat(length)}@y.z`)).toMatchObject({
      status: 200,
      body: { success: false, message: text },
    });
    expect((await assign(owner, seat, 'x'.repeat(length))).body['message']).toBe(message.enterValidEmail);
    expect(await assignedTo(seat)).toBe('before@test.example');
  });

  it('refuses a domain that is too long with its text', async () => {
    const seat = await giveSeat({ assignedTo: 'before.example' }, 'ase');
    const { body } = await assign(owner, seat, `${'x'.repeat(10_000)}.example`);
    expect(body).toEqual({ success: false, message: `${'x'.repeat(100)}… is not a valid domain.` });
    expect(await assignedTo(seat)).toBe('before.example');
  });

  it.each([
    ['xyz', message.enterValidEmail],
    ['a@b@c', 'a@b@c is not a valid email address.'],
    ['a@b.c,d@e.f', 'a@b.c,d@e.f is not a valid email address.'],
    ['a@b.c\r\nBcc: x@y.z', 'a@b.c\r\nBcc: x@y.z is not a valid email address.'],
    ['@', '@ is not a valid email address.'],
  ])('refuses %j with its text', async (typed, text) => {
    const seat = await giveSeat({ assignedTo: 'before@test.example' });
    expect((await assign(owner, seat, typed)).body).toEqual({ success: false, message: text });
    expect(await assignedTo(seat)).toBe('before@test.example');
  });

  it('is refused to assignee, pending owner, other owners and strangers, and changes nothing', async () => {
    const [assignee, stranger, heir] = [await vendor.user(), await vendor.user(), await vendor.user()];
    const seat = await giveSeat({ assignedTo: assignee.email });
    await insertGroup(vendor.deps.db, stranger, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      pendingOwnerEmail: heir.email,
      seats: [{ licenseType: Pro }],
    });
    for (const user of [assignee, stranger, heir]) {
      expect((await assign(user, seat, 'mine@test.example')).body).toEqual({
        success: false,
        message: message.assignNotAllowed,
      });
    }
    expect((await assign(owner, 'no-such-seat', 'a@test.example')).body).toEqual({
      success: false,
      message: message.assignNotAllowed,
    });
    expect(await assignedTo(seat)).toBe(assignee.email);
  });

  it('is refused for education seats and upgrade codes', async () => {
    const { db } = vendor.deps;
    const spec = [{ licenseType: Pro, purchaseDate: TEST_TODAY }];
    const [education = ''] = await insertLicenses(db, owner, 'education', spec);
    const [upgrade = ''] = await insertLicenses(db, owner, 'upgrade', spec);
    expect((await assign(owner, education, 'a@test.example')).body['message']).toBe(message.educationFixed);
    expect((await assign(owner, upgrade, 'a@test.example')).body['success']).toBe(false);
    const stranger = await vendor.user();
    expect((await assign(stranger, education, 'a@test.example')).body['message']).toBe(
      message.assignNotAllowed,
    );
  });

  it('is refused when the payload names somebody else than the token', async () => {
    const stranger = await vendor.user();
    const seat = await giveSeat();
    for (const claimed of [{ userId: owner.id }, { userEmail: owner.email }]) {
      expect((await assign(stranger, seat, 'a@test.example', claimed)).status).toBe(403);
    }
    expect(
      (await assign(owner, seat, 'a@test.example', { userEmail: owner.email.toUpperCase() })).status,
    ).toBe(200);
  });

  it('needs a seat', async () => {
    const reply = await vendor.call('/user/singleSeatAssignment', {
      token: owner.token,
      json: { emailDomain: '' },
    });
    expect(reply).toMatchObject({ status: 400, body: { success: false } });
  });

  it('leaves one user and one mail each when many assign at once', async () => {
    const seat = await giveSeat();
    const emails = Array.from({ length: 10 }, (_, index) => `rival${index}.${seat}@test.example`);
    const replies = await Promise.all(emails.map((email) => assign(owner, seat, email)));
    expect(replies.every(({ body }) => body['success'])).toBe(true);
    expect(emails).toContain(await assignedTo(seat));
  });
});
