import { randomUUID } from 'node:crypto';
import type { GroupSpec } from '../../vendor-api/demo/builders';
import type { VendorReply } from './call-vendor';
import { PERIOD_END, renewingCustomer, type TrialCard } from './renewals';
import type { Shop } from './start-shop';
import { TEST_TODAY, type TestUser } from './start-vendor';

type Form = Record<string, string | readonly string[]>;

/** Fields of a group with a failed payment. */
export const FAILED = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: TEST_TODAY };

export function pastDueCustomer(
  shop: Shop,
  { group = {}, ...customer }: { card?: TrialCard; group?: Partial<GroupSpec>; company?: string } = {},
): Promise<{ user: TestUser; groupId: string }> {
  return renewingCustomer(shop, { ...customer, group: { expireDate: PERIOD_END, ...FAILED, ...group } });
}

/** Sends a retry; lists are repeated names (D-93). */
export function sendRetry(
  shop: Shop,
  user: TestUser,
  form: Form,
  key: string | null = randomUUID(),
): Promise<VendorReply> {
  const pairs = Object.entries(form).flatMap(([name, value]) => [value].flat().map((item) => [name, item]));
  return shop.vendor.call('/cart/RetryPastDueSubscription', {
    token: user.token,
    form: new URLSearchParams(pairs).toString(),
    headers: key === null ? {} : { 'Idempotency-Key': key },
  });
}

export function cancelGroup(shop: Shop, user: TestUser, id: string): Promise<VendorReply> {
  return shop.vendor.call('/cart/cancelsubscriptiongroup', { token: user.token, form: { id } });
}
