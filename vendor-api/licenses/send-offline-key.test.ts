import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY, type TestUser } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { outboxMails } from '../db/schema/billing';
import { seats } from '../db/schema/licenses';
import { type GroupSpec, insertGroup, insertLicenses, type SeatSpec } from '../demo/builders';

const { Pro, Team, Asec5 } = LicenseType;

describe.each(testDatabases)('an offline key on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const owner = beforeEachTest(() => vendor.user({ name: 'Diana Osei' }));
  const eva = beforeEachTest(() => vendor.user({ name: 'Eva Roth' }));

  async function giveSeat(spec: Partial<SeatSpec> = {}, group: Partial<GroupSpec> = {}): Promise<string> {
    const subscription = await insertGroup(vendor.deps.db, owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: Team, assignedTo: eva.email, ...spec }],
      ...group,
    });
    const [seat] = await vendor.deps.db.select().from(seats).where(eq(seats.subscriptionId, subscription));
    return seat?.id ?? '';
  }
  const send = (user: TestUser, seatId: string) =>
    vendor.call(`/user/sendOfflineKey?${new URLSearchParams({ seatId, _: '1760000000000' })}`, {
      token: user.token,
    });
  const mailsTo = (email: string) =>
    vendor.deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));

  it('is made once, answered, and mailed to the seat’s user (REST-41, SEAT-17, D-69)', async () => {
    const seat = await giveSeat();
    const first = await send(owner, seat);
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, message: '', key: expect.stringMatching(/^[0-9A-Z]{96}$/) },
    });
    const again = await send(owner, seat);
    expect(again.body).toEqual(first.body);
    const key = String(first.body['key']);
    const mails = await mailsTo(eva.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['offline-key', 'offline-key']);
    expect(mails[0]?.subject).toBe('Your offline key of Axure RP Team');
    expect(mails[0]?.text).toContain(`\n\n${key}\n\n`);
    expect(mails[0]?.text).toContain('Diana Osei');
    expect(mails[0]?.text).toContain('version 9 and earlier');
    expect(mails[0]?.html).toMatch(/<a href="http[^"]+\/manage"[^>]*>Your licenses<\/a>/);
    const { body } = await vendor.call('/user/loadLicenseRows', { token: owner.token });
    expect(body['subRows']).toMatchObject([{ seatId: seat, key }]);
  });

  it('is the one that the seat has already', async () => {
    const seat = await giveSeat({ key: 'KEY-OF-OLD' });
    expect((await send(owner, seat)).body).toMatchObject({ success: true, key: 'KEY-OF-OLD' });
  });

  it('is for the owner, the managers and the user of the seat (T-09, D-91)', async () => {
    const max = await vendor.user();
    const seat = await giveSeat({ managers: [max.email] });
    for (const user of [owner, max, eva]) expect((await send(user, seat)).body['success']).toBe(true);
  });

  it('is refused to everybody else in the same words, for seats that there are and others (ROLE-12)', async () => {
    const offered = await vendor.user();
    const seat = await giveSeat({}, { pendingOwnerEmail: offered.email });
    const stranger = await vendor.user();
    const refusal = { success: false, message: message.offlineKeyNotAllowed, key: '' };
    for (const user of [stranger, offered])
      for (const id of [seat, 'made-up']) expect((await send(user, id)).body).toEqual(refusal);
    expect(await mailsTo(eva.email)).toEqual([]);
  });

  it.each<[string, Partial<SeatSpec>, Partial<GroupSpec>, string]>([
    ['free', { assignedTo: null }, {}, message.offlineKeyUnassigned],
    ['over', { expireDate: '2026-04-10' }, {}, message.offlineKeyEnded],
    ['of a group that is over', {}, { expireDate: '2026-04-10' }, message.offlineKeyEnded],
    ['a bundle', { licenseType: Asec5 }, { kind: 'ase' }, message.offlineKeyElsewhere],
  ])('is refused for a seat that is %s (SEAT-14)', async (_what, spec, group, text) => {
    const seat = await giveSeat(spec, group);
    expect((await send(owner, seat)).body).toEqual({ success: false, message: text, key: '' });
    expect(await mailsTo(eva.email)).toEqual([]);
    const [row] = await vendor.deps.db.select().from(seats).where(eq(seats.id, seat));
    expect(row?.key).toBeNull();
  });

  it('is not the key of a perpetual license, and education seats have none', async () => {
    const spec = [{ licenseType: Pro, purchaseDate: TEST_TODAY, assignedTo: eva.email, key: 'PERPETUAL' }];
    for (const kind of ['perpetual', 'education'] as const) {
      const [id = ''] = await insertLicenses(vendor.deps.db, owner, kind, spec);
      const refusal = { success: false, message: message.offlineKeyElsewhere, key: '' };
      expect((await send(owner, id)).body).toEqual(refusal);
    }
  });

  it('is not asked for without a seat', async () => {
    expect((await send(owner, '')).status).toBe(400);
    expect((await vendor.call('/user/sendOfflineKey', { token: owner.token })).status).toBe(400);
    expect((await vendor.call('/user/sendOfflineKey?seatId=x')).status).toBe(401);
  });
});
