import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());

const PO = {
  startDate: '2026-01-01',
  expireDate: '2026-12-31',
  braintreeId: 'PURCHASE_ORDER',
  autoRenew: false,
};
const TWO_AND_ONE_THAT_ENDS = [
  { licenseType: 0, assignedTo: 'a@lee.example' },
  { licenseType: 0, expireDate: '2026-12-31' },
  { licenseType: 1 },
] as const;

const purchaseOrder = (owner: TestUser, spec: object = {}) =>
  addGroup(portal.shop.vendor, owner, { ...PO, seats: TWO_AND_ONE_THAT_ENDS, ...spec });

const QUESTION = `query($renewal: PoRenewalInput!, $isAutoRenew: Boolean!, $after: String) {
  poRenewalPreview(renewal: $renewal, isAutoRenew: $isAutoRenew) {
    group {
      id name kind assignedTo termName expireDate
      seats(first: 1, after: $after) {
        nodes { id licenseType productName quantity assignedTo managers }
        pageInfo { endCursor hasNextPage } totalCount ids
      }
    }
    renewal { quantity }
    userErrors { code }
  }
}`;

async function ask({ token }: TestUser, renewal: object, more: object = {}) {
  const { data } = await portal.gateway.ask(QUESTION, { renewal, isAutoRenew: false, ...more }, { token });
  return data.poRenewalPreview;
}

describe('what can be renewed of a purchase order', () => {
  test('is a page of the seats without an end of their own, and the ids of all of them (PO-03)', async () => {
    const ann = await portal.shop.vendor.user();
    const subscriptionId = await purchaseOrder(ann);
    const { group } = await ask(ann, { subscriptionId });
    expect(group).toMatchObject({ id: subscriptionId, name: 'Group 1', kind: 'RP', assignedTo: null });
    expect(group).toMatchObject({ termName: 'Annual', expireDate: '2026-12-31' });
    const { nodes, totalCount, ids, pageInfo } = group.seats;
    expect([nodes.length, totalCount, ids.length, pageInfo.hasNextPage]).toEqual([1, 2, 2, true]);
    const next = (await ask(ann, { subscriptionId }, { after: pageInfo.endCursor })).group.seats;
    const seats = [...nodes, ...next.nodes];
    expect(seats.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(seats.map(({ id: _id, ...seat }: { id: string }) => seat)).toEqual(
      expect.arrayContaining([
        {
          licenseType: 'PRO',
          productName: 'Axure RP Pro',
          quantity: 1,
          assignedTo: 'a@lee.example',
          managers: ['Me'],
        },
        {
          licenseType: 'TEAM',
          productName: 'Axure RP Team',
          quantity: 1,
          assignedTo: null,
          managers: ['Me'],
        },
      ]),
    );
  });

  test('is there while no seat is chosen, and where none can be (PO-02, T-16)', async () => {
    const ann = await portal.shop.vendor.user();
    const some = { subscriptionId: await purchaseOrder(ann), seatIds: [] };
    const ending = await purchaseOrder(ann, { seats: [{ licenseType: 0, expireDate: '2026-12-31' }] });
    for (const [renewal, totalCount] of [
      [some, 2],
      [{ subscriptionId: ending }, 0],
    ] as const) {
      expect(await ask(ann, renewal)).toMatchObject({
        group: { seats: { totalCount } },
        renewal: null,
        userErrors: [{ code: 'EMPTY_CART' }],
      });
    }
  });

  test('has counts for cloud groups, and their home', async () => {
    const ann = await portal.shop.vendor.user();
    const counts = { cloudAuthorCount: 2, rpPublisherCount: 0, domain: 'acme', seats: [] };
    const { group } = await ask(ann, {
      subscriptionId: await purchaseOrder(ann, { kind: 'cfb', ...counts }),
    });
    expect(group).toMatchObject({ kind: 'CLOUD_FOR_BUSINESS', assignedTo: 'acme.axure.cloud' });
    expect(group.seats).toMatchObject({
      nodes: [{ id: 'counted-14', quantity: 2, assignedTo: 'acme.axure.cloud', managers: [] }],
      totalCount: 1,
      ids: [],
    });
  });

  test('is nothing to others, of other groups, and of the cloud where it is to renew by itself (PO-11, T-16)', async () => {
    const [ann, bob] = [await portal.shop.vendor.user(), await portal.shop.vendor.user()];
    const managed = await purchaseOrder(bob, { seats: [{ licenseType: 0, managers: [ann.email] }] });
    const card = await purchaseOrder(ann, { braintreeId: 'card', autoRenew: true });
    const cloud = await purchaseOrder(ann, { kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] });
    for (const subscriptionId of [managed, card, 'nobody'])
      expect((await ask(ann, { subscriptionId })).group).toBeNull();
    expect((await ask(ann, { subscriptionId: cloud })).group).not.toBeNull();
    expect((await ask(ann, { subscriptionId: cloud }, { isAutoRenew: true })).group).toBeNull();
  });
});
