import { expect } from 'vitest';
import type { VendorReply } from './call-vendor';
import { RP_CART, type SampleCart } from './carts';
import { eventually } from './eventually';
import type { Shop } from './start-shop';
import type { TestUser } from './start-vendor';

/** A new customer about to buy one cart with one key. */
export interface OrderAttempt {
  readonly user: TestUser;
  readonly key: string;
  order(number?: string): Promise<Record<string, string>>;
  buy(form: Record<string, string>): Promise<VendorReply>;
  status(token?: string): Promise<Record<string, unknown>>;
  sales(): Promise<unknown[]>;
  /** Runs the settlement until the attempt has this state. */
  untilState(state: string): Promise<Record<string, unknown>>;
  expectBoughtOnce(): Promise<void>;
}

/** Makes an attempt to buy a cart; by default one Pro seat. */
export async function newAttempt(shop: Shop, cart: SampleCart = RP_CART): Promise<OrderAttempt> {
  const user = await shop.vendor.user();
  const key = `attempt-of-${user.id.slice(0, 20)}`;
  const status = async (token = user.token) =>
    (await shop.vendor.call(`/cart/orderstatus?attemptId=${key}`, { token })).body;
  const sales = async () => {
    const { body } = await shop.vendor.call('/userbilling/GetSaleRecords', { token: user.token });
    return Array.isArray(body['records']) ? body['records'] : [];
  };
  return {
    user,
    key,
    status,
    sales,
    order: async (number) => ({ ...cart.form(), ...(await shop.newCard(number)) }),
    buy: (form) => shop.buy(user, form, key, cart.path),
    untilState: (state) =>
      eventually(
        async () => {
          await shop.settle();
          return status();
        },
        (answer) => answer['state'] === state,
      ),
    async expectBoughtOnce() {
      expect(shop.charges(key)).toEqual([cart.total]);
      const bought = (await sales()) as { purchaseId: string }[];
      expect(new Set(bought.map(({ purchaseId }) => purchaseId)).size).toBe(1);
    },
  };
}

export function times<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}
