import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '../../tests/testkit/start-vendor';
import { seatManagers, seats } from '../db/schema/licenses';
import { insertGroup } from '../demo/builders';

describe.each([300, 10_000])('an address of %i characters', (length) => {
  const address = `${'x'.repeat(length)}@y.z`;
  const text = `${'x'.repeat(100)}… is not a valid email address.`;
  let ids: string[];
  const vendor = duringTests(() => startVendor());
  const owner = beforeEachTest(() => vendor.user());
  beforeEach(async () => {
    const licensed = { licenseType: 0, assignedTo: 'before@test.example' } as const;
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    const id = await insertGroup(vendor.deps.db, owner, { ...period, seats: [licensed, licensed] });
    const rows = await vendor.deps.db.select().from(seats).where(eq(seats.subscriptionId, id));
    ids = rows.map((row) => row.id);
  });

  const post = async (path: string, json: object) =>
    (await vendor.call(path, { token: owner.token, json })).body;
  const seatOf = async (id = '') => {
    const [seat] = await vendor.deps.db.select().from(seats).where(eq(seats.id, id));
    return seat?.assignedTo;
  };
  const managersOf = async (id = '') => {
    const rows = await vendor.deps.db.select().from(seatManagers).where(eq(seatManagers.seatId, id));
    return rows.map(({ email }) => email);
  };

  it('is no user of a seat: the others are assigned', async () => {
    const assignment = { seats: ids, emails: [address, 'a@test.example'], isManager: [true, true] };
    expect(await post('/user/MultiAssignSeat', assignment)).toEqual({ success: false, messages: [text, ''] });
    expect([await seatOf(ids[0]), await seatOf(ids[1])]).toEqual(['before@test.example', 'a@test.example']);
    expect(await managersOf(ids[0])).toEqual([owner.email]);
  });

  it.each(['/user/addmanager', '/user/removemanager'])('is no manager: %s', async (path) => {
    const refused = { success: false, message: text };
    expect(await post(path, { seats: ids, emails: [owner.email, address] })).toEqual(refused);
    expect(await managersOf(ids[0])).toEqual([owner.email]);
  });

  it('names another user than the one who is signed in', async () => {
    for (const [path, fields] of [
      ['/user/singleSeatAssignment', { seat: ids[0], emailDomain: '' }],
      ['/user/transferowner', { newOwnerEmail: 'a@test.example', seatIds: ids, subscriptionGroups: [] }],
      ['/user/assignDomain', { SubscriptionId: 'x', Domain: 'x' }],
    ] as const) {
      const json = { ...fields, userEmail: address };
      expect((await vendor.call(path, { token: owner.token, json })).status).toBe(403);
    }
    expect(await seatOf(ids[0])).toBe('before@test.example');
  });

  it('is nobody’s confirmation, billing name or sign-in', async () => {
    const question = `/cart/thankyouvue?transactionId=AX-1&email=${address}`;
    expect((await vendor.call(question, { token: owner.token })).body).toEqual({ success: false });
    expect(await post('/userbilling/updatebillingname', { Company: address })).toEqual({
      success: false,
      message: message.tooLong('Billing name', 255),
    });
    const wish = { currentEmail: owner.email, currentPassword: 'x', newEmail: address, newPassword: null };
    expect(await post('/user/ChangeAccountInfo', wish)).toMatchObject({
      success: false,
      message: message.validEmailRequired,
    });
  });
});
