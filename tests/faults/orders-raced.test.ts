import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Coupon } from '#domain/store/coupons/coupon';
import { PRICES } from '#domain/testkit/prices';
import { reckon } from '#domain/testkit/pricing-oracle';
import { duringTests } from '#tests/testkit/during-tests';
import { startGateway } from '../../gateway/testkit/start-gateway';
import { insertGroup } from '../../vendor-api/demo/builders';
import { insertCoupon } from '../../vendor-api/demo/history';
import { addedBy, compareBooks, plus, readBooks } from '../oracle/tampering/books';
import { cartInput, previewCart, submitOrder } from '../oracle/tampering/gateway-client';
import { dollars } from '../oracle/tampering/order-form';
import { expectedSale, recordedSale } from '../oracle/tampering/recorded-sale';
import { times } from '../testkit/order-attempt';
import { putCardOnFile } from '../testkit/renewals';
import { isAtLength } from '../testkit/scope';
import { SOLD_CARTS, type SoldCart } from '../testkit/sold-carts';
import { startShop } from '../testkit/start-shop';
import { TEST_TODAY, type TestUser } from '../testkit/start-vendor';
import { racedDatabases } from '../testkit/test-databases';

const LONG = 300_000;
/** Carts of seats and counted carts join groups in different code; all other carts use one of the two. */
const RACED_CARTS = Object.entries(SOLD_CARTS).filter((_, index, { length }) =>
  isAtLength ? true : index === 0 || index === length - 1,
);

// A real server runs them in parallel; the embedded database runs them in sequence and would hide a race.
describe.each(racedDatabases)('many submits at once on %s', (database) => {
  const shop = duringTests(() => startShop(database, { CLOUD_AUTHOR: 'true' }));
  const gateway = duringTests(() =>
    startGateway({
      vendorUrl: shop.vendor.url,
      env: {
        SANDBOX_URL: shop.sandbox.payments.url,
        VENDOR_TIMEOUT_MS: '60000',
        VENDOR_ORDER_TIMEOUT_MS: '120000',
      },
    }),
  );

  const order = (coupons: readonly Coupon[], { cart }: SoldCart, group: { id: string } | null) =>
    reckon({
      cart,
      coupons,
      priceList: PRICES,
      today: TEST_TODAY,
      coTermGroup: group && { id: group.id, term: 2, expireDate: '2026-12-31' },
    });

  /** Submits orders from several tabs with the same preview at once; each is its own order. */
  async function submitAtOnce(count: number, user: TestUser, { cart }: SoldCart, groupId: string | null) {
    const input = cartInput(cart, groupId);
    const shown = await previewCart(gateway, user, cart.kind, input);
    const captchas = await times(count, () => shop.captcha());
    const claims = captchas.map((recaptchaToken) => ({
      attemptId: randomUUID(),
      previewId: shown?.previewId,
      total: shown?.total,
      cart: input,
      licensee: { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' },
      payment: { useExistingPaymentMethod: true, recaptchaToken },
    }));
    const answers = await Promise.all(claims.map((claim) => submitOrder(gateway, user, cart.kind, claim)));
    return { shown, answers, charges: claims.flatMap(({ attemptId }) => shop.charges(attemptId)) };
  }

  describe.each(RACED_CARTS)('of %s', (_name, sold) => {
    test(
      'fifty of them get the last use of a coupon once, and the rest is shown the price without it (COUP-06, CART-19)',
      async () => {
        const user = await shop.vendor.user();
        await putCardOnFile(shop, user);
        const coupon = {
          id: `coupon-${user.id}`,
          description: 'Once',
          endDate: null,
          productIds: sold.productCodes,
        };
        const half = {
          ...coupon,
          type: 'PERCENT',
          amountHundredths: 50_00,
          isRenewal: false,
          remainingUses: 1,
        } as const;
        const { id, description, endDate, productIds: productCodes } = coupon;
        const inDatabase = {
          id,
          description,
          endDate,
          productCodes,
          type: 'percent',
          amount: '50.00',
          uses: 1,
        } as const;
        await insertCoupon(shop.vendor.deps.db, { ...inDatabase, userId: user.id });
        const before = await readBooks({ shop });

        const { shown, answers, charges } = await submitAtOnce(50, user, sold, null);

        const discounted = order([half], sold, null);
        const full = dollars(order([], sold, null).total);
        expect(shown?.total).toBe(dollars(discounted.total));
        expect(charges).toEqual([dollars(discounted.total)]);
        const others = answers.filter((answer) => answer?.state !== 'DONE');
        expect(
          others.map((answer) => [answer?.state, answer?.userErrors[0]?.code, answer?.preview?.total]),
        ).toEqual(Array(49).fill(['REFUSED', 'PRICE_CHANGED', full]));
        await compareBooks(
          { shop },
          plus(before, addedBy({ cart: sold.cart, group: null, figures: discounted })),
        );
      },
      LONG,
    );

    test(
      'twenty tabs into the same group are twenty whole orders (CART-22, PRICE-22)',
      async () => {
        const user = await shop.vendor.user();
        await putCardOnFile(shop, user);
        const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
        const groupId = await insertGroup(shop.vendor.deps.db, user, { ...period, ...sold.group });
        const group = {
          id: groupId,
          kind: sold.group.kind,
          term: 2,
          expireDate: '2026-12-31',
          isOpen: true,
        } as const;
        let books = await readBooks({ shop });

        const { answers, charges } = await submitAtOnce(20, user, sold, groupId);

        const figures = order([], sold, group);
        expect(charges).toEqual(Array(20).fill(dollars(figures.total)));
        const verdict = { isSold: true, cart: sold.cart, group, figures } as const;
        for (const answer of answers) {
          expect(answer).toMatchObject({ state: 'DONE', userErrors: [] });
          const sale = await recordedSale({ shop }, answer?.transactionId ?? '');
          expect(sale).toEqual(expectedSale(verdict, { user }, groupId));
          books = plus(books, addedBy(verdict));
        }
        await compareBooks({ shop }, books);
      },
      LONG,
    );
  });
});
