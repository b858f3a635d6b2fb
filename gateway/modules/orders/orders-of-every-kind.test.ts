import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../testkit/start-portal';
import { previewOf, STORE_KINDS, type StoreKind, submitCart } from '../../testkit/store-orders';

const portal = duringTests(() => startPortal({ CLOUD_AUTHOR: 'true' }, { CLOUD_AUTHOR: 'true' }));

const afterwards = z.object({
  confirmation: z.object({
    variant: z.string(),
    amount: z.string(),
    domain: z.string().nullable(),
    organization: z.string().nullable(),
    lines: z.array(z.object({ total: z.string(), derivation: z.array(z.object({ amount: z.string() })) })),
  }),
  viewer: z.object({ sales: z.object({ nodes: z.array(z.object({ amount: z.string() })) }) }),
});

/** Buys the cart at its shown price with a new card; returns the amounts shown everywhere afterwards. */
async function buy(user: TestUser, kind: StoreKind, cart: Record<string, unknown>) {
  const { cart: shown, userErrors } = await previewOf(portal, user, kind, cart);
  expect(userErrors).toEqual([]);
  const { nonce, recaptchaToken } = await portal.shop.newCard();
  const payment = {
    replacePaymentMethod: true,
    nonce,
    recaptchaToken,
    cardholderName: 'Ann Lee',
    country: 'France',
  };
  const before = portal.shop.charges().length;
  const order = await submitCart(portal, user, kind, { ...shown, cart, payment });
  expect(order).toMatchObject({ state: 'DONE', userErrors: [] });
  const query = `query($id: ID!) {
    confirmation(saleId: $id) { variant amount domain organization lines { total derivation { amount } } }
    viewer { sales(first: 10) { nodes { amount } } }
  }`;
  const { data } = await portal.gateway.ask<unknown>(
    query,
    { id: order.transactionId },
    { token: user.token },
  );
  return { total: shown?.total, charges: portal.shop.charges().slice(before), ...afterwards.parse(data) };
}

const group = { startDate: '2026-01-01', expireDate: '2026-12-31' };

describe.each([
  [
    'bundle',
    'ASE',
    { ...group, kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] },
    '740.55',
    { domain: 'acme' },
  ],
  [
    'cloudForBusiness',
    'CLOUD',
    { ...group, kind: 'cfb', cloudAuthorCount: 2, seats: [] },
    '148.11',
    { domain: 'acme' },
  ],
  [
    'organization',
    'CLOUD',
    { ...group, kind: 'cloud', cloudAuthorCount: 2, seats: [] },
    '113.26',
    { orgId: 'org-9' },
  ],
] as const)('a purchase: %s', (name, variant, groupOfIt, joined, home) => {
  const kind = STORE_KINDS[name];

  test('costs the same cents in preview, charge, confirmation and sales (PRICE-22, CLOUD-17)', async () => {
    const user = await portal.shop.vendor.user();
    const { total, charges, confirmation, viewer } = await buy(user, kind, { ...kind.cart, ...home });
    expect(charges).toEqual([total]);
    expect(confirmation).toMatchObject({ variant, amount: total });
    expect([confirmation.domain, confirmation.organization]).toContain(Object.values(home)[0]);
    expect(confirmation.lines.map(({ total: line }) => line)).toEqual([total]);
    expect(viewer.sales.nodes).toEqual([{ amount: total }]);
  });

  test('joins a group of its kind for the rest of its period (BUY-14, CART-22, D-40)', async () => {
    const user = await portal.shop.vendor.user();
    const spec = { ...groupOfIt, seats: [...groupOfIt.seats] };
    const subscriptionGroup = await addGroup(portal.shop.vendor, user, spec);
    const { total, charges, confirmation } = await buy(user, kind, { ...kind.cart, subscriptionGroup });
    expect([total, ...charges, confirmation.amount]).toEqual([joined, joined, joined]);
  });
});

test.each(Object.entries(STORE_KINDS))(
  'a new group is one by any of its names (%s) (BUY-14, CONST-37)',
  async (_name, kind) => {
    const user = await portal.shop.vendor.user();
    const shown = await previewOf(portal, user, kind);
    expect(shown.userErrors).toEqual([]);
    for (const subscriptionGroup of [null, '', 'New Group'])
      expect(await previewOf(portal, user, kind, { ...kind.cart, subscriptionGroup })).toEqual(shown);
  },
);
