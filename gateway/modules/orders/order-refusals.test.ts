import { beforeAll, describe, expect, test } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { rpCart } from '#tests/testkit/rp-cart';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../testkit/start-portal';
import { previewOf, STORE_KINDS, type StoreKind, submitCart } from '../../testkit/store-orders';

const portal = duringTests(() => startPortal({}, { CLOUD_AUTHOR: 'true' }));

const NOBODY = { licenseTo: 'COMPANY', firstName: ' ', lastName: '', company: 'Lee Ltd' };
const BOTH = { useExistingPaymentMethod: true, replacePaymentMethod: true, recaptchaToken: 'forged' };
const GROUP = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const NEW_CARD = { useExistingPaymentMethod: false, replacePaymentMethod: true };
const HOLDER = { cardholderName: 'Ann Lee', country: 'United States of America', zip: '20001' };

const refusal = (code: string, text: string, field: string | null = null) => [{ code, message: text, field }];

describe.each(Object.entries(STORE_KINDS))('an order (%s)', (name, kind) => {
  let user: TestUser;
  beforeAll(async () => {
    user = await portal.shop.vendor.user();
  });

  const refused = async (order: object) => {
    const { state, transactionId, userErrors } = await submitCart(portal, user, kind, order);
    expect({ state, transactionId }).toEqual({ state: 'REFUSED', transactionId: null });
    return userErrors;
  };

  test('is refused for licensee, payment, price, card and captcha, in this order (CART-08, CART-12, CART-19, ERR-01, ERR-50)', async () => {
    expect(await refused({ licensee: NOBODY, payment: BOTH })).toEqual(
      refusal('LICENSEE_REQUIRED', 'First and last name are required', 'licensee.firstName'),
    );
    const unsendable = { ...BOTH, address: 'a'.repeat(300) };
    expect(await refused({ licensee: NOBODY, payment: unsendable })).toMatchObject([
      { code: 'LICENSEE_REQUIRED' },
    ]);
    expect(await refused({ payment: unsendable })).toEqual(
      refusal('INVALID_INPUT', 'Street Address can have at most 255 characters', 'payment.address'),
    );
    expect(await refused({ payment: BOTH })).toEqual(
      refusal('INVALID_PAYMENT_METHOD', 'Please choose the card on file or enter a new card', 'payment'),
    );
    const payment = { ...NEW_CARD, nonce: 'forged', recaptchaToken: 'forged' };
    expect(await refused({ payment })).toEqual(
      refusal(
        'PRICE_CHANGED',
        'The price has changed since it was shown. Please reload the page, review the new total and submit again.',
      ),
    );
    const { cart } = await previewOf(portal, user, kind);
    const onceFilled = (holder: object) => refused({ ...cart, payment: { ...payment, ...holder } });
    expect(await onceFilled({})).toEqual(
      refusal('INVALID_INPUT', 'Cardholder Name is required', 'payment.cardholderName'),
    );
    for (const country of ['', 'Narnia']) {
      expect(await onceFilled({ ...HOLDER, country })).toEqual(
        refusal('INVALID_INPUT', 'Country is required'),
      );
    }
    expect(await onceFilled({ ...HOLDER, zip: ' ' })).toEqual(
      refusal('INVALID_INPUT', 'Zip Code is required', 'payment.zip'),
    );
    expect(await onceFilled(HOLDER)).toEqual(
      refusal('CAPTCHA_FAILED', 'We could not confirm that you are human. Please try again.'),
    );
  });

  test('with a joined name that is too long has a message about the names, and is not sent (CART-09)', async () => {
    const { cart } = await previewOf(portal, user, kind);
    const sales = portal.shop.charges();
    const licensee = {
      licenseTo: 'INDIVIDUAL',
      firstName: 'F'.repeat(200),
      lastName: 'L'.repeat(200),
      company: '',
    };
    const payment = { ...NEW_CARD, ...HOLDER, ...(await proofs()) };
    expect(await refused({ ...cart, licensee, payment })).toEqual(
      refusal(
        'INVALID_INPUT',
        'First Name and Last Name together can have at most 255 characters',
        'licensee.lastName',
      ),
    );
    expect(portal.shop.charges()).toEqual(sales);
  });

  test('with a declined card has the provider’s message, and charges nothing (CART-17, ERR-01)', async () => {
    const { cart } = await previewOf(portal, user, kind);
    const before = portal.shop.charges();
    const payment = { ...NEW_CARD, ...HOLDER, ...(await proofs(DECLINED_VISA)) };
    expect(await refused({ ...cart, payment })).toEqual(
      refusal(
        'CARD_DECLINED',
        'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
      ),
    );
    expect(portal.shop.charges()).toEqual(before);
  });

  test('without errors is charged the shown total (CART-16, PRICE-22)', async () => {
    const { cart } = await previewOf(portal, user, kind);
    const before = portal.shop.charges();
    const payment = { ...NEW_CARD, ...HOLDER, ...(await proofs()) };
    expect(await submitCart(portal, user, kind, { ...cart, payment })).toMatchObject({
      state: 'DONE',
      userErrors: [],
    });
    expect(portal.shop.charges().slice(before.length)).toEqual([cart?.total]);
  });

  test('for a group of another customer or kind is refused (BUY-15, T-17, D-36)', async () => {
    const { vendor } = portal.shop;
    const foreign = await addGroup(vendor, await vendor.user(), { ...GROUP, seats: [{ licenseType: 0 }] });
    const otherKind = name === 'rp' ? ('cfb' as const) : ('rp' as const);
    const seats = name === 'rp' ? [] : [{ licenseType: 0 as const }];
    const other = await addGroup(vendor, user, { ...GROUP, kind: otherKind, seats });
    for (const subscriptionGroup of [foreign, other, 'nobody’s']) {
      const cart = { ...kind.cart, subscriptionGroup };
      const shown = await previewOf(portal, user, kind, cart);
      expect(shown.cart).toBeNull();
      expect(shown.userErrors).toHaveLength(1);
      expect(['NOT_FOUND', 'NOT_ALLOWED']).toContain(shown.userErrors[0]?.code);
      const payment = { ...NEW_CARD, ...HOLDER, nonce: 'forged', recaptchaToken: 'forged' };
      expect(await refused({ cart, payment })).toEqual(shown.userErrors);
    }
  });
});

const proofs = async (number?: string) => ({
  nonce: await portal.shop.nonce(number),
  recaptchaToken: await portal.shop.captcha(),
});

const QUANTITY = 'Quantities must be whole numbers, zero or more';
const TOO_MANY = 'At most 100,000 of one product can be bought in one order';
const PUBLISHERS = 'RP publishers are part of Cloud for Business.';
const DOMAIN = 'Please enter a domain of letters, digits and hyphens.';
const ORGANIZATION = 'This organization is not known.';
const { rp, bundle, cloudForBusiness, organization } = STORE_KINDS;

const WRONG_CARTS: [what: string, kind: StoreKind, cart: object, field: string, text: string][] = [
  ['seats below zero', rp, { proQuantity: -1 }, 'cart.proQuantity', QUANTITY],
  ['a billion seats', rp, { entQuantity: 1_000_000_000 }, 'cart.entQuantity', TOO_MANY],
  ['authors below zero', cloudForBusiness, { authorQuantity: -1 }, 'cart.authorQuantity', QUANTITY],
  ['publishers below zero', cloudForBusiness, { publisherQuantity: -1 }, 'cart.publisherQuantity', QUANTITY],
  [
    'publishers of an organization',
    organization,
    { publisherQuantity: 1 },
    'cart.publisherQuantity',
    PUBLISHERS,
  ],
  ['a domain that is none', cloudForBusiness, { domain: 'a b' }, 'cart.domain', DOMAIN],
  ['a bundle for a domain that is none', bundle, { domain: '-a' }, 'cart.domain', DOMAIN],
  ['an organization that is none', organization, { orgId: 'a b' }, 'cart.orgId', ORGANIZATION],
];

test.each(WRONG_CARTS)(
  '%s can be neither priced nor bought (CART-20, D-37)',
  async (_what, kind, wrong, field, text) => {
    const user = await portal.shop.vendor.user();
    const cart = { ...kind.cart, ...wrong };
    const error = refusal('INVALID_INPUT', text, field);
    expect(await previewOf(portal, user, kind, cart)).toEqual({ cart: null, userErrors: error });
    const order = await submitCart(portal, user, kind, { cart, licensee: NOBODY, payment: BOTH });
    expect(order).toMatchObject({ state: 'REFUSED', userErrors: error });
  },
);

test.each([
  [STORE_KINDS.rp, { term: 'ANNUAL' }],
  [STORE_KINDS.cloudForBusiness, { plan: 'CLOUD_FOR_BUSINESS', domain: '-no domain-' }],
  [STORE_KINDS.organization, { plan: 'ORGANIZATION', orgId: 'no organization' }],
])(
  'with everything wrong, $cart lacks products first (CART-07, CART-12, CART-20, ERR-51)',
  async (kind, cart) => {
    const user = await portal.shop.vendor.user();
    const text = refusal('EMPTY_CART', 'Please select a product');
    expect((await previewOf(portal, user, kind, cart)).userErrors).toEqual(text);
    const order = await submitCart(portal, user, kind, { cart, licensee: NOBODY, payment: BOTH });
    expect(order).toMatchObject({ state: 'REFUSED', userErrors: text });
  },
);

test.each([0, 3])(
  'for a group whose stored term is %i, which is not billed by time, is refused here and by the vendor (PRICE-10, T-17)',
  async (term) => {
    const { shop } = portal;
    const user = await shop.vendor.user();
    const id = await addGroup(shop.vendor, user, { ...GROUP, term, seats: [{ licenseType: 0 }] });
    const text = 'Seats cannot be added to this subscription. Please choose another group or a new one.';
    const { userErrors } = await previewOf(portal, user, rp, { ...rp.cart, subscriptionGroup: id });
    expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'cart.subscriptionGroup' }]);
    const form = { ...rpCart({ subscriptionGroup: id, cotermGroup: id }), ...(await shop.newCard()) };
    const { body } = await shop.buy(user, form);
    expect(body).toMatchObject({ success: false, code: 'NOT_ALLOWED', errorMessage: text });
  },
);

test('of Cloud for Business for another domain than that of its group has no price (BUY-14, D-40)', async () => {
  const user = await portal.shop.vendor.user();
  const held = { kind: 'cfb', domain: 'acme', cloudAuthorCount: 2, seats: [] } as const;
  const subscriptionGroup = await addGroup(portal.shop.vendor, user, { ...GROUP, ...held });
  const joining = (domain: string | null) =>
    previewOf(portal, user, cloudForBusiness, { ...cloudForBusiness.cart, subscriptionGroup, domain });
  const text = 'This group is for another domain or organization. Please choose another group or a new one.';
  expect(await joining('beta')).toEqual({
    cart: null,
    userErrors: refusal('NOT_ALLOWED', text, 'cart.subscriptionGroup'),
  });
  for (const domain of ['acme', 'ACME.axure.cloud', '', null]) {
    expect((await joining(domain)).userErrors).toEqual([]);
  }
});
