import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date';
import type { StoreCart } from '#domain/testkit/store-order';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { subscriptions } from '../../vendor-api/db/schema/licenses';
import { coupons, priceList } from '../../vendor-api/db/schema/store';
import { insertGroup } from '../../vendor-api/demo/builders';
import { insertCoupon } from '../../vendor-api/demo/history';
import { cartInput, previewCart, submitOrder } from '../oracle/tampering/gateway-client';
import { countRows } from '../testkit/count-rows';
import { type PausingVendor, pauseBeforeOrders } from '../testkit/pausing-vendor';
import { isAtLength } from '../testkit/scope';
import { SOLD_CARTS, type SoldCart } from '../testkit/sold-carts';
import { type Shop, startShop } from '../testkit/start-shop';
import type { TestUser } from '../testkit/start-vendor';

/** Change made elsewhere while a preview is shown. */
type Change = (scene: { shop: Shop; couponId: string; groupId: string }) => Promise<unknown>;

const changeGroup =
  (values: Partial<typeof subscriptions.$inferInsert>): Change =>
  ({ shop, groupId }) =>
    shop.vendor.deps.db.update(subscriptions).set(values).where(eq(subscriptions.id, groupId));

const changeCoupon =
  (values: Partial<typeof coupons.$inferInsert>): Change =>
  ({ shop, couponId }) =>
    shop.vendor.deps.db.update(coupons).set(values).where(eq(coupons.id, couponId));

const BETWEEN = 'between the checks of gateway and vendor';
/** Changes found between the checks are found before the click too, as the gateway's own tests show. */
const MOMENTS = isAtLength ? ['before the click', BETWEEN] : [BETWEEN];

let cents = 400_00;
const CHANGES: Readonly<Record<string, Change>> = {
  'the price list': ({ shop }) => {
    cents += 7_77;
    return shop.vendor.deps.db.update(priceList).set({ cents });
  },
  'a coupon that was used up elsewhere': changeCoupon({ couponUsed: 2 }),
  'a coupon that ended': changeCoupon({ endDate: '2026-04-10' }),
  'the day': async ({ shop: { vendor } }) => {
    const next = addDays(vendor.deps.clock.today(), 1);
    vendor.deps.clock.today = () => next;
  },
  'the period of the group': changeGroup({ startDate: '2026-03-01', expireDate: '2027-02-28' }),
  'the term of the group': changeGroup({ term: 1, multiplier: 1 }),
};

describe('a preview that has gone stale', () => {
  let shop: Shop;
  let vendor: PausingVendor;
  let gateway: RunningGateway;

  beforeAll(async () => {
    shop = await startShop('PGlite', { CLOUD_AUTHOR: 'true' });
    vendor = await pauseBeforeOrders(shop.vendor.url);
    const env = { SANDBOX_URL: shop.sandbox.payments.url };
    gateway = await startGateway({ vendorUrl: vendor.url, env });
  });
  afterAll(async () => {
    await gateway?.stop();
    await vendor?.stop();
    await shop?.stop();
  });

  /** Creates a customer with a coupon of two uses and a group to join, and previews the cart. */
  async function previewed({ cart, productCodes, group }: SoldCart) {
    const { db } = shop.vendor.deps;
    const user = await shop.vendor.user();
    const couponId = `coupon-${user.id}`;
    const spring = { type: 'percent', amount: '20', description: 'Spring', endDate: null, uses: 2 } as const;
    await insertCoupon(db, { ...spring, id: couponId, userId: user.id, productCodes });
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    const groupId = await insertGroup(db, user, { ...period, ...group });
    const input = cartInput(cart, groupId);
    const shown = await previewCart(gateway, user, cart.kind, input);
    if (shown === null) throw new Error('no preview');
    const submit = (previewId: string, total: string, attemptId: string = randomUUID()) =>
      submitClaim(user, cart.kind, { attemptId, previewId, total, cart: input });
    return { user, couponId, groupId, input, shown, submit };
  }

  async function submitClaim(user: TestUser, kind: StoreCart['kind'], claim: object) {
    const card = await shop.newCard();
    const payment = { ...card, replacePaymentMethod: true, useExistingPaymentMethod: false };
    const licensee = { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' };
    return submitOrder(gateway, user, kind, { ...claim, licensee, payment });
  }

  describe.each(Object.entries(SOLD_CARTS))('of %s', (_name, sold) => {
    describe.each(Object.entries(CHANGES))('by %s', (_what, change) => {
      test.each(MOMENTS)(
        '%s is refused before any charge with the cart of now, which can then be bought (CART-19, PRICE-22)',
        async (moment) => {
          const { user, input, shown, submit, ...scene } = await previewed(sold);
          const changing = () => change({ shop, ...scene });
          if (moment === 'before the click') await changing();
          else vendor.beforeNextOrder(changing);
          const before = { rows: await countRows(shop.vendor.deps.db), charges: shop.charges() };
          const refused = await submit(shown.previewId, shown.total);
          expect(refused).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'PRICE_CHANGED' }] });
          const now = await previewCart(gateway, user, sold.cart.kind, input);
          expect(now?.previewId).not.toBe(shown.previewId);
          expect(refused?.preview).toEqual({ previewId: now?.previewId, total: now?.total });
          expect(shop.charges()).toEqual(before.charges);
          expect(await countRows(shop.vendor.deps.db)).toEqual({
            ...before.rows,
            couponUses: expect.any(Number),
          });

          const attemptId = randomUUID();
          const bought = await submit(
            refused?.preview?.previewId ?? '',
            refused?.preview?.total ?? '',
            attemptId,
          );
          expect(bought).toMatchObject({ state: 'DONE', userErrors: [] });
          expect(shop.charges(attemptId)).toEqual([now?.total]);
        },
      );
    });

    test.each([
      ['canceled', { canceled: true }],
      ['past due', { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-10' }],
      ['offered to somebody else', { pendingOwnerEmail: 'max@test.example' }],
    ])(
      'by a group that is %s in another tab is refused before any charge (BUY-15)',
      async (_state, values) => {
        const { shown, submit, ...scene } = await previewed(sold);
        vendor.beforeNextOrder(() => changeGroup(values)({ shop, ...scene }));
        const before = shop.charges();
        const refused = await submit(shown.previewId, shown.total);
        expect(refused).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'NOT_ALLOWED' }] });
        expect(shop.charges()).toEqual(before);
      },
    );
  });
});
