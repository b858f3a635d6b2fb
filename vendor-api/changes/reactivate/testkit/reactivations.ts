import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { countRows } from '../../../../tests/testkit/count-rows';
import type { Shop } from '../../../../tests/testkit/start-shop';
import type { TestUser } from '../../../../tests/testkit/start-vendor';
import { seats, subscriptions } from '../../../db/schema/licenses';
import { type GroupSpec, insertGroup } from '../../../demo/builders';

type Form = Record<string, string>;

export const REACTIVATE_RP = '/cart/confirmReactivateCanceledSub';
export const END = '2026-04-01';
export const PRICE_CHANGED =
  'The price has changed since it was shown. Please reload the page, review the new total and submit again.';

export function reactivationsAt(shop: Shop, path: string) {
  const { db } = shop.vendor.deps;
  const group = (user: TestUser, spec: Partial<GroupSpec> = {}) =>
    insertGroup(db, user, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 }, { licenseType: 0 }],
      ...spec,
    });
  const seatsOf = (id: string) =>
    db.select().from(seats).where(eq(seats.subscriptionId, id)).orderBy(asc(seats.ordinal));
  const send = async (user: TestUser, fields: Form, key?: string) =>
    (await shop.buy(user, { ...fields, ...(await shop.newCard()) }, key, path)).body;
  return {
    group,
    seatsOf,
    send,
    ended: (user: TestUser, spec: Partial<GroupSpec> = {}) =>
      group(user, { startDate: '2025-04-02', expireDate: END, canceled: true, autoRenew: false, ...spec }),
    rowOf: async (id: string) => (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0],
    form: async (id: string, more: Form = {}): Promise<Form> => ({
      seatIds: JSON.stringify((await seatsOf(id)).map((seat) => seat.id)),
      subscriptionGroups: id,
      newTerm: '2',
      cotermGroup: '',
      ...more,
    }),
    async expectRefusal(user: TestUser, fields: Form, code: string, text: string): Promise<void> {
      const before = { rows: await countRows(db), charges: shop.charges() };
      expect(await send(user, fields)).toMatchObject({ success: false, code, errorMessage: text });
      expect({ rows: await countRows(db), charges: shop.charges() }).toEqual(before);
    },
  };
}

export type Reactivations = ReturnType<typeof reactivationsAt>;
