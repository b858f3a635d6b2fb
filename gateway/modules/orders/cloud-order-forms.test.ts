import { expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() => startGateway({ vendorUrl: vendor.url }));

const session = { token: 'good' };
const attemptId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const PREVIEWS = `query($ase: AseCartInput!, $cloud: CloudCartInput!) {
  ase: aseCartPreview(cart: $ase) { cart { previewId total } }
  cloud: cloudCartPreview(cart: $cloud) { cart { previewId total } }
}`;

interface Shown {
  cart: { previewId: string; total: string };
}

/** Places an order of a kind; returns the form that the vendor got, and its attempt. */
async function sentTo(path: string, kind: 'Ase' | 'Cloud', cart: object) {
  const carts = { ase: {}, cloud: { plan: 'CLOUD_FOR_BUSINESS', authorQuantity: 1 } };
  const shown = await gateway.ask<{ ase: Shown; cloud: Shown }>(
    PREVIEWS,
    { ...carts, [kind.toLowerCase()]: cart },
    session,
  );
  const input = {
    ...(kind === 'Ase' ? shown.data.ase : shown.data.cloud).cart,
    attemptId,
    cart,
    licensee: { licenseTo: 'INDIVIDUAL', firstName: 'Ann', lastName: 'Lee' },
    payment: { useExistingPaymentMethod: true, recaptchaToken: 'proof' },
  };
  vendor.at(path, json({ success: true, transactionId: 'AX-1', errorMessage: '' }));
  const field = `buy${kind}Subscription`;
  await gateway.ask(
    `mutation($input: Buy${kind}SubscriptionInput!) { ${field}(input: $input) { state } }`,
    { input },
    session,
  );
  const at = vendor.calls.indexOf(`POST ${path}`);
  expect(vendor.headers[at]).toMatchObject({ 'idempotency-key': attemptId, authorization: 'good' });
  return Object.fromEntries(new URLSearchParams(vendor.bodies[at]));
}

const COMMON = {
  subscriptionGroup: 'New Group',
  cotermGroup: '',
  appliedCoupons: '[]',
  licenseTo: 'Individual',
  // The billing name is the licensee for any input (CART-10).
  company: 'Lee Ltd',
  firstName: '',
  lastName: '',
  replacePaymentMethod: 'false',
  useExistingPaymentMethod: 'true',
  recaptchaToken: 'proof',
  nonce: '',
  vat: '',
  address: '',
  cardholderName: '',
  zip: '',
  state: '',
  city: '',
  country: '',
};

test('an order of a bundle carries the form of the contract (CART-03, CART-10, CART-18, REST-23)', async () => {
  const cart = { productType: 'ASEC20', term: 'TWO_YEARS', domain: 'Acme' };
  expect(await sentTo('/cart/buyAseSubscription', 'Ase', cart)).toEqual({
    ...COMMON,
    term: '4',
    productType: 'ASEC20',
    domain: 'acme',
    userTotalPrice: '570.00',
    asec5SubAdj: '0.00',
    asec10SubAdj: '0.00',
    asec20SubAdj: '0.00',
    asec50SubAdj: '0.00',
    asec100SubAdj: '0.00',
  });
});

test('a bundle is ASEC5 for a year by default (CART-03)', async () => {
  const sent = await sentTo('/cart/buyAseSubscription', 'Ase', {});
  expect(sent).toMatchObject({ productType: 'ASEC5', term: '2', userTotalPrice: '300.00' });
});

const CLOUD = {
  ...COMMON,
  term: '2',
  authorSubAdj: '0.00',
  publisherSubAdj: '0.00',
  isReactivate: 'false',
  reactivatingSub: '',
};

test('an order of authors and publishers carries the form of the contract (CART-04, CART-18, REST-24, D-31)', async () => {
  const cart = { plan: 'CLOUD_FOR_BUSINESS', authorQuantity: 2, publisherQuantity: 1, domain: 'acme' };
  expect(await sentTo('/cart/buyCloudSubscription', 'Cloud', cart)).toEqual({
    ...CLOUD,
    authorQuantity: '2',
    publisherQuantity: '1',
    isCfb: 'true',
    domain: 'acme',
    orgId: '',
    userTotalPrice: '900.00',
  });
});

test('an order for an organization names it, and no domain (CART-04, REST-24, D-31)', async () => {
  const config = { readOnlyMessage: '', accountsHost: 'http://accounts.test', today: '2026-04-11' };
  vendor.at('/status/getconfig', json({ ...config, cloudAuthor: true }));
  const cart = { plan: 'ORGANIZATION', authorQuantity: 3, orgId: 'org-9', domain: 'acme' };
  expect(await sentTo('/cart/buyCloudSubscription', 'Cloud', cart)).toEqual({
    ...CLOUD,
    authorQuantity: '3',
    publisherQuantity: '0',
    isCfb: 'false',
    domain: '',
    orgId: 'org-9',
    userTotalPrice: '900.00',
  });
});
