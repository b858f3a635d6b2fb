import { randomUUID } from 'node:crypto';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { Portal } from './start-portal';

const PREVIEW = `query Preview($cart: RpCartInput!) {
  cartPreview(cart: $cart) {
    cart { previewId total lines { productCode quantity total derivation { amount } appliedCoupons { couponId qty } } coTerm { name elapsedDays totalDays } }
    userErrors { code message field }
  }
}`;

const BUY = `mutation Buy($input: BuyRpSubscriptionInput!) {
  buyRpSubscription(input: $input) {
    success state transactionId userErrors { code message field }
    preview { previewId total }
    viewer { id }
  }
}`;

export interface Cart {
  readonly term?: string;
  readonly proQuantity?: number;
  readonly teamQuantity?: number;
  readonly entQuantity?: number;
  readonly subscriptionGroup?: string;
}

export const NEW_GROUP = { term: 'ANNUAL', proQuantity: 1, teamQuantity: 0, entQuantity: 0 };

export async function preview({ gateway }: Pick<Portal, 'gateway'>, user: TestUser, cart: Cart = {}) {
  const { data } = await gateway.ask(PREVIEW, { cart: { ...NEW_GROUP, ...cart } }, { token: user.token });
  return data.cartPreview;
}

/** Order of the previewed cart with a new card; sent twice, it is the same attempt. */
export async function newOrder(portal: Portal, user: TestUser, cart: Cart = {}, overrides: object = {}) {
  const shown = await preview(portal, user, cart);
  const card = await portal.shop.newCard();
  return {
    attemptId: randomUUID(),
    previewId: shown.cart.previewId,
    total: shown.cart.total,
    cart: { ...NEW_GROUP, ...cart },
    licensee: { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' },
    payment: { ...card, replacePaymentMethod: true, useExistingPaymentMethod: false },
    ...overrides,
  };
}

/** Order of one seat as previewed, with the card on file. */
export async function orderOnFile(portal: Pick<Portal, 'gateway'>, user: TestUser, attemptId: string) {
  const { previewId, total } = (await preview(portal, user)).cart;
  return {
    attemptId,
    previewId,
    total,
    cart: NEW_GROUP,
    licensee: { licenseTo: 'COMPANY' },
    payment: { useExistingPaymentMethod: true, recaptchaToken: 'proof' },
  };
}

export async function buy({ gateway }: Pick<Portal, 'gateway'>, user: TestUser, input: object) {
  const { data } = await gateway.ask(BUY, { input }, { token: user.token });
  return data.buyRpSubscription;
}
