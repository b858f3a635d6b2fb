import { randomUUID } from 'node:crypto';
import { type GroupSpec, insertGroup } from '../../vendor-api/demo/builders';
import type { VendorReply } from './call-vendor';
import { seatRows } from './renewals';
import type { Shop } from './start-shop';
import type { TestUser } from './start-vendor';

export const PURCHASE_ORDER = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
export const CLOUD = { kind: 'cloud' as const, licenseType: 13, cloudAuthorCount: 3, seats: [] };

type Form = Record<string, string>;

/** Groups to transfer at a shop, and the calls for that. */
export function transfersAt(shop: Shop) {
  const { vendor } = shop;
  const post = (path: string, { token }: TestUser, json: object) =>
    vendor.call(path, { token, json }).then(({ body }) => body);

  /** By default two Pro seats for 2026. */
  const group = (owner: TestUser, spec: Partial<GroupSpec> = {}) =>
    insertGroup(vendor.deps.db, owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 }, { licenseType: 0 }],
      ...spec,
    });

  return {
    group,
    /** Like `group`, with a pending transfer. */
    offered: (owner: TestUser, to: TestUser, spec: Partial<GroupSpec> = {}) =>
      group(owner, { pendingOwnerEmail: to.email, pendingDate: '2026-04-01', ...spec }),
    async request(user: TestUser, id: string, newOwnerEmail: string, more: object = {}) {
      const seatIds = (await seatRows(shop, id)).map((seat) => seat.id);
      const json = { newOwnerEmail, seatIds, subscriptionGroups: [id], userId: user.id, ...more };
      return post('/user/transferowner', user, json);
    },
    requestCloud: (user: TestUser, subscriptionId: string, newOwnerEmail: string) =>
      post('/user/cloudTransferOwner', user, { newOwnerEmail, subscriptionId, userId: user.id }),
    async cancel(user: TestUser, id: string) {
      const [seat] = await seatRows(shop, id);
      return post('/user/cancelTransferOwner', user, { seatId: seat?.id, userId: user.id });
    },
    cancelCloud: (user: TestUser, subscriptionId: string) =>
      post('/user/cancelCloudTransferOwner', user, { subscriptionId }),
    async decline(user: TestUser, id: string) {
      const seatIds = (await seatRows(shop, id)).map((seat) => seat.id);
      return post('/user/declineTransferOwner', user, { subscriptionGroup: id, seatIds, userId: user.id });
    },
    undoDecline: (user: TestUser, subscriptionId: string) =>
      post('/user/undoDeclineTransferOwner', user, { subscriptionId }),
    accept: (
      user: TestUser,
      id: string,
      more: Form = {},
      key: string | null = randomUUID(),
    ): Promise<VendorReply> =>
      shop.buy(user, { subscriptionGroups: id, ...more }, key, '/cart/ConfirmAcceptTransferOwner'),
  };
}

export type Transfers = ReturnType<typeof transfersAt>;
