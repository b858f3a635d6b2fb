import type { GroupSpec } from '../../vendor-api/demo/builders';
import type { VendorReply } from './call-vendor';
import { groupOf } from './changes';
import type { Shop } from './start-shop';
import type { TestUser } from './start-vendor';

interface Selection {
  readonly seatIds?: readonly string[];
  readonly subscriptionGroups?: readonly string[];
}

/** Cancels seats, or a whole cloud group (REST-57). */
export function sendCancel(shop: Shop, user: TestUser, selection: Selection): Promise<VendorReply> {
  return send(shop, user, '/cart/ConfirmCancelProduct', selection);
}

/** Uncancels them (REST-58). */
export function sendUncancel(shop: Shop, user: TestUser, selection: Selection): Promise<VendorReply> {
  return send(shop, user, '/cart/undoCancelProduct', selection);
}

/** Sets the number of counted seats that end (REST-59). */
export function sendCloudSeats(
  shop: Shop,
  user: TestUser,
  counts: Readonly<Record<string, unknown>>,
): Promise<VendorReply> {
  return shop.vendor.call('/cart/modifyCloudSubSeats', {
    token: user.token,
    json: { userId: user.id, ...counts },
  });
}

function send(shop: Shop, user: TestUser, path: string, selection: Selection): Promise<VendorReply> {
  const json = { userId: user.id, seatIds: [], subscriptionGroups: [], ...selection };
  return shop.vendor.call(path, { token: user.token, json });
}

/** Creates a Cloud for Business group with 5 authors and 2 publishers, in 2026. */
export async function cfbGroup(shop: Shop, owner: TestUser, more: Partial<GroupSpec> = {}): Promise<string> {
  const counted = { kind: 'cfb' as const, licenseType: 14, cloudAuthorCount: 5, rpPublisherCount: 2 };
  return (await groupOf(shop, owner, [], { ...counted, ...more })).id;
}
