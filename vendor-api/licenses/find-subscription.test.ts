import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY, type TestUser } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { type GroupSpec, insertGroup } from '../demo/builders';

const { Pro, Team } = LicenseType;

describe.each(testDatabases)('one subscription on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const owner = beforeEachTest(() => vendor.user());

  const give = (spec: Pick<GroupSpec, 'seats'> & Partial<GroupSpec>) =>
    insertGroup(vendor.deps.db, owner, { startDate: '2026-01-01', expireDate: '2026-12-31', ...spec });
  const find = (user: TestUser, id: string) =>
    vendor.call(`/subscription/getSubscription?id=${id}`, { token: user.token });

  it('comes with its seats and their ids for the owner', async () => {
    const id = await give({ seats: [{ licenseType: Pro }, { licenseType: Team }] });
    const { body } = await find(owner, id);
    expect(body).toMatchObject({ success: true, data: { id, userId: owner.id, canceled: false } });
    const { seatIds, seats } = JSON.parse(JSON.stringify(body['data']));
    expect(seatIds).toHaveLength(2);
    expect(seats.map((seat: { seatId: string }) => seat.seatId)).toEqual(seatIds);
  });

  it('is shown to managers, assignees and the pending owner as far as they may see', async () => {
    const [manager, assignee, heir] = [await vendor.user(), await vendor.user(), await vendor.user()];
    const id = await give({
      pendingOwnerEmail: heir.email,
      pendingDate: TEST_TODAY,
      seats: [
        { licenseType: Pro, managers: [manager.email] },
        { licenseType: Pro, assignedTo: assignee.email },
        { licenseType: Pro },
      ],
    });
    const counts = await Promise.all(
      [owner, manager, assignee, heir].map(async (user) => {
        const { data } = JSON.parse((await find(user, id)).text);
        return [data.seats.length, data.braintreeId];
      }),
    );
    expect(counts).toEqual([
      [3, `card-of-${owner.id}`],
      [1, null],
      [1, null],
      [3, null],
    ]);
  });

  it('of authors and publishers, who have no rows, is shown to its owner and to whom it is offered', async () => {
    const [heir, stranger] = [await vendor.user(), await vendor.user()];
    const counted = { kind: 'cfb' as const, licenseType: 14, cloudAuthorCount: 5, rpPublisherCount: 2 };
    const id = await give({ ...counted, domain: 'acme', pendingOwnerEmail: heir.email, seats: [] });
    for (const [user, braintreeId] of [
      [owner, `card-of-${owner.id}`],
      [heir, null],
    ] as const) {
      const { body } = await find(user, id);
      const shown = {
        id,
        isCfb: true,
        isAse: true,
        domain: 'acme',
        groupNumber: 1,
        pendingOwner: heir.email,
      };
      const counts = { cloudAuthorUserCount: 5, rpPublisherUserCount: 2, seatIds: [], seats: [] };
      expect(body).toMatchObject({ success: true, data: { ...shown, ...counts, braintreeId } });
    }
    expect((await find(stranger, id)).body).toEqual({ success: false });
  });

  it('is refused to a stranger in the words for one that does not exist', async () => {
    const id = await give({ seats: [{ licenseType: Pro }] });
    const stranger = await vendor.user();
    const [foreign, missing] = [await find(stranger, id), await find(stranger, 'missing')];
    expect([foreign.status, foreign.text]).toEqual([200, '{"success":false}']);
    expect([missing.status, missing.text]).toEqual([200, '{"success":false}']);
  });
});
