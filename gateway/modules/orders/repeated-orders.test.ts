import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup, forgetFingerprint, setPrice } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { buy, newOrder } from '../../testkit/order';
import { startPortal } from '../../testkit/start-portal';
import { previewOf, STORE_KINDS, type StoreKind, submitCart } from '../../testkit/store-orders';

const portal = duringTests(() => startPortal({ CLOUD_AUTHOR: 'true' }, { CLOUD_AUTHOR: 'true' }));
beforeAll(async () => {
  // Equal prices for all terms, so that the total does not distinguish carts.
  for (const licenseType of [0, 3, 13, 14]) await setPrice(portal.shop.vendor, licenseType, 100_00);
});

/** Buys a cart; returns a function that submits it or another one under the same attempt. */
async function bought(user: TestUser, kind: StoreKind, cart: object, keepsFingerprints: boolean) {
  const attemptId = randomUUID();
  const submit = async (asked: object) => {
    const shown = await previewOf(portal, user, kind, { ...kind.cart, ...asked });
    expect(shown.userErrors).toEqual([]);
    const { nonce, recaptchaToken } = await portal.shop.newCard();
    const payment = {
      replacePaymentMethod: true,
      nonce,
      recaptchaToken,
      cardholderName: 'Ann Lee',
      country: 'France',
    };
    return submitCart(portal, user, kind, {
      ...shown.cart,
      attemptId,
      cart: { ...kind.cart, ...asked },
      payment,
    });
  };
  const first = await submit(cart);
  expect(first).toMatchObject({ state: 'DONE', userErrors: [] });
  if (!keepsFingerprints) await forgetFingerprint(portal.shop.vendor, attemptId);
  return { first, submit, charges: () => portal.shop.charges(attemptId) };
}

const { rp, bundle, cloudForBusiness, organization } = STORE_KINDS;

describe.each([
  ['keeps the fingerprints of orders', true],
  ['keeps none, but its sales', false],
])('by a vendor that %s', (_what, keepsFingerprints) => {
  test.each<[what: string, kind: StoreKind, cart: object, again: object, others: object[]]>([
    [
      'seats',
      rp,
      { term: 'TWO_YEARS' },
      {},
      [{ term: 'ANNUAL' }, { term: 'THREE_YEARS' }, { term: 'MONTHLY' }],
    ],
    [
      'a bundle',
      bundle,
      { domain: 'acme' },
      { domain: 'ACME.axure.cloud' },
      [{ domain: 'other' }, { domain: null }, { term: 'MONTHLY' }],
    ],
    [
      'authors',
      cloudForBusiness,
      { domain: 'acme' },
      { domain: 'Acme', orgId: 'org-9' },
      [{ domain: 'other' }, { domain: '' }, { term: 'THREE_YEARS' }],
    ],
    [
      'authors of no domain yet',
      cloudForBusiness,
      { subscriptionGroup: null },
      { subscriptionGroup: 'New Group', domain: '' },
      [{ domain: 'acme' }],
    ],
    [
      'authors of an organization',
      organization,
      { orgId: 'org-9' },
      { domain: 'acme' },
      [{ orgId: 'org-8' }, { orgId: null }, { term: 'TWO_YEARS' }],
    ],
  ])(
    'an attempt that bought %s matches no other order of the same total, and this one at every repeat',
    async (_what, kind, cart, again, others) => {
      const user = await portal.shop.vendor.user();
      const { first, submit, charges } = await bought(user, kind, cart, keepsFingerprints);
      for (const other of others) {
        expect(await submit({ ...cart, ...other })).toMatchObject({
          state: 'REFUSED',
          transactionId: null,
          userErrors: [{ code: 'ATTEMPT_REUSED', field: 'attemptId' }],
        });
      }
      expect(await submit({ ...cart, ...again })).toEqual(first);
      expect(charges()).toEqual(['100.00']);
    },
  );

  test('an attempt that joined a group does not match a new group or another one, with any term', async () => {
    const user = await portal.shop.vendor.user();
    // Both groups start today: no day has passed, and the totals are equal.
    const period = { startDate: '2026-04-11', expireDate: '2027-04-10', seats: [], kind: 'cfb' as const };
    const group = { ...period, cloudAuthorCount: 1, domain: 'acme' };
    const joined = await addGroup(portal.shop.vendor, user, group);
    const other = await addGroup(portal.shop.vendor, user, group);
    const cart = { subscriptionGroup: joined };
    const { first, submit, charges } = await bought(user, cloudForBusiness, cart, keepsFingerprints);
    for (const another of [{ subscriptionGroup: null, domain: 'acme' }, { subscriptionGroup: other }])
      expect(await submit(another)).toMatchObject({ userErrors: [{ code: 'ATTEMPT_REUSED' }] });
    for (const same of [{}, { term: 'MONTHLY' }, { domain: 'acme' }])
      expect(await submit({ subscriptionGroup: joined, ...same })).toEqual(first);
    expect(charges()).toEqual(['100.00']);
  });

  test('an attempt has one licensee, and matches it after a change of the billing name', async () => {
    const user = await portal.shop.vendor.user();
    const order = await newOrder(portal, user);
    const { transactionId } = await buy(portal, user, order);
    if (!keepsFingerprints) await forgetFingerprint(portal.shop.vendor, order.attemptId);
    const licensee = { ...order.licensee, company: 'Kim Ltd' };
    expect(await buy(portal, user, { ...order, licensee })).toMatchObject({
      state: 'REFUSED',
      transactionId: null,
      userErrors: [{ code: 'ATTEMPT_REUSED', field: 'attemptId' }],
    });
    const rename = 'mutation { updateBillingName(input: { company: "Late Ltd" }) { success } }';
    await portal.gateway.ask(rename, {}, { token: user.token });
    expect(await buy(portal, user, order)).toMatchObject({ state: 'DONE', transactionId });
    expect(portal.shop.charges(order.attemptId)).toEqual([order.total]);
  });

  test('an attempt is for one total', async () => {
    const user = await portal.shop.vendor.user();
    const order = await newOrder(portal, user);
    await buy(portal, user, order);
    if (!keepsFingerprints) await forgetFingerprint(portal.shop.vendor, order.attemptId);
    const cheaper = { ...order, total: '99.99' };
    expect(await buy(portal, user, cheaper)).toMatchObject({ userErrors: [{ code: 'ATTEMPT_REUSED' }] });
  });
});
