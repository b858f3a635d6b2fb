import { insertInstance } from '../../vendor-api/demo/builders';
import type { VendorReply } from './call-vendor';
import type { Shop } from './start-shop';
import type { TestUser } from './start-vendor';

/** Creates an organization that the customer administers; returns its id. */
export function organizationOf(shop: Shop, admin: TestUser, name = 'Acme Design'): Promise<string> {
  return insertInstance(shop.vendor.deps.db, [admin], { name });
}

export async function domainOf(shop: Shop, admin: TestUser, domain: string): Promise<string> {
  await insertInstance(shop.vendor.deps.db, [admin], { name: domain, domain });
  return domain;
}

/** Assigns a cloud group to a domain, or to an organization by its id (REST-56). */
export function sendHome(
  shop: Shop,
  user: TestUser,
  SubscriptionId: unknown,
  Domain: unknown,
): Promise<VendorReply> {
  return shop.vendor.call('/user/assignDomain', { token: user.token, json: { SubscriptionId, Domain } });
}
