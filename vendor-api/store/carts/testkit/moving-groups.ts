import { eq } from 'drizzle-orm';
import { cfbCart } from '../../../../tests/testkit/carts';
import { MONTHLY, sendChange } from '../../../../tests/testkit/changes';
import { eventually } from '../../../../tests/testkit/eventually';
import { groupRow, putCardOnFile, renew, seatRows } from '../../../../tests/testkit/renewals';
import { sendRetry } from '../../../../tests/testkit/retries';
import { rpCart } from '../../../../tests/testkit/rp-cart';
import type { Shop } from '../../../../tests/testkit/start-shop';
import type { TestUser } from '../../../../tests/testkit/start-vendor';
import { purchases } from '../../../db/schema/store';
import { type GroupSpec, insertGroup } from '../../../demo/builders';
import { confirmation } from '../../../orders/sales/confirmation';

type Form = Record<string, string>;

/** A change of a group while seats are being bought for it at the price of its old period. */
export interface Rival {
  readonly name: string;
  readonly spec: Partial<GroupSpec>;
  readonly path: string;
  readonly form: (id: string) => Form;
  readonly total: string;
  readonly move: (shop: Shop, user: TestUser, id: string) => Promise<unknown>;
  readonly movedTo: string;
}

export const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
export const LAST_DAYS = { startDate: '2025-05-01', expireDate: '2026-04-30' };
export const NEXT_DAY = '2026-05-01';

const into = (id: string) => ({ subscriptionGroup: id, cotermGroup: id });
export const runTheNextDay = (shop: Shop) => renew(shop, NEXT_DAY);

export const RIVALS: readonly Rival[] = [
  {
    name: 'another term of RP seats',
    spec: MONTHLY,
    path: '/cart/buyRpSubscription',
    form: (id) => rpCart({ ...into(id), term: '1', proQuantity: '50', proSubAdj: '9.67' }),
    total: '966.50',
    move: async (shop, user, id) => {
      const seatIds = (await seatRows(shop, id)).map((seat) => seat.id);
      const paid = { ...(await shop.newCard()), userTotalPrice: '790.67' };
      return sendChange(shop, user, { seatIds, newTerm: 5 }, paid);
    },
    movedTo: '2029-04-10',
  },
  {
    name: 'the renewal of RP seats',
    spec: LAST_DAYS,
    path: '/cart/buyRpSubscription',
    form: (id) => rpCart({ ...into(id), proQuantity: '50', proSubAdj: '283.56' }),
    total: '822.00',
    move: runTheNextDay,
    movedTo: '2027-04-30',
  },
  {
    name: 'the renewal of authors',
    spec: { ...LAST_DAYS, kind: 'cfb', seats: [], cloudAuthorCount: 1, domain: 'acme' },
    path: '/cart/buyCloudSubscription',
    form: (id) =>
      cfbCart({ ...into(id), authorQuantity: '100', publisherQuantity: '0', authorSubAdj: '192.82' }),
    total: '1118.00',
    move: runTheNextDay,
    movedTo: '2027-04-30',
  },
  {
    name: 'the retry of a renewal that failed',
    spec: LAST_DAYS,
    path: '/cart/buyRpSubscription',
    form: (id) => rpCart({ ...into(id), proQuantity: '50', proSubAdj: '283.56' }),
    total: '822.00',
    move: async (shop, user, id) => {
      await putCardOnFile(shop, user, 'declined');
      await runTheNextDay(shop);
      const SeatIds = (await seatRows(shop, id)).map((seat) => seat.id);
      return sendRetry(shop, user, { PastDueSubId: id, SeatIds, ...(await shop.newCard()) });
    },
    movedTo: '2027-04-30',
  },
  {
    name: 'the renewal of a purchase order',
    spec: { startDate: '2026-01-01', expireDate: '2026-12-31', ...PO },
    path: '/cart/addUsersToPo',
    form: (id) => rpCart({ ...into(id), proQuantity: '50', proSubAdj: '82.19' }),
    total: '10890.50',
    move: async (shop, user, id) => {
      const seatIds = JSON.stringify((await seatRows(shop, id)).map((seat) => seat.id));
      const wish = {
        seatIds,
        subscriptionGroup: id,
        newTerm: '2',
        isAutoRenew: 'false',
        appliedCoupons: '[]',
      };
      const order = { ...wish, userTotalPrice: '300.00', ...(await shop.newCard()) };
      return shop.buy(user, order, crypto.randomUUID(), '/cart/renewpo');
    },
    movedTo: '2027-12-31',
  },
];

export async function customerOf(shop: Shop, spec: Partial<GroupSpec>) {
  const user = await shop.vendor.user();
  await putCardOnFile(shop, user);
  const seat = { seats: [{ licenseType: 0 as const }] };
  const id = await insertGroup(shop.vendor.deps.db, user, { ...LAST_DAYS, ...seat, ...spec });
  return { user, id, key: `attempt-of-${user.id.slice(0, 20)}` };
}

export async function orderOf(shop: Shop, { form, total }: Pick<Rival, 'form' | 'total'>, id: string) {
  return { ...form(id), userTotalPrice: total, ...(await shop.newCard()) };
}

export function untilDone(shop: Shop, { token }: TestUser, key: string) {
  return eventually(
    async () => {
      await shop.settle();
      return (await shop.vendor.call(`/cart/orderstatus?attemptId=${key}`, { token })).body;
    },
    ({ state }) => state === 'done',
  );
}

export async function held(shop: Shop, id: string): Promise<number> {
  const { cloudAuthorCount } = await groupRow(shop, id);
  return cloudAuthorCount + (await seatRows(shop, id)).length;
}

export async function saleOf(shop: Shop, key: string) {
  const rows = shop.vendor.deps.db.select().from(purchases);
  const [sale] = await rows.where(eq(purchases.attemptId, key));
  if (!sale) throw new Error('no such sale');
  return { ...sale, confirmation: confirmation.parse(sale.confirmation) };
}
