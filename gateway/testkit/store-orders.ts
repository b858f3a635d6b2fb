import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { Portal } from './start-portal';

/** Names of one kind of cart in the schema. */
export interface StoreKind {
  readonly preview: string;
  readonly buy: string;
  readonly cartInput: string;
  readonly orderInput: string;
  readonly cart: Record<string, unknown>;
}

/** Kinds of carts that are paid in the checkout. */
export const STORE_KINDS: Readonly<Record<'rp' | 'bundle' | 'cloudForBusiness' | 'organization', StoreKind>> =
  {
    rp: {
      preview: 'cartPreview',
      buy: 'buyRpSubscription',
      cartInput: 'RpCartInput',
      orderInput: 'BuyRpSubscriptionInput',
      cart: { term: 'ANNUAL', proQuantity: 1 },
    },
    bundle: {
      preview: 'aseCartPreview',
      buy: 'buyAseSubscription',
      cartInput: 'AseCartInput',
      orderInput: 'BuyAseSubscriptionInput',
      cart: { productType: 'ASEC5' },
    },
    cloudForBusiness: {
      preview: 'cloudCartPreview',
      buy: 'buyCloudSubscription',
      cartInput: 'CloudCartInput',
      orderInput: 'BuyCloudSubscriptionInput',
      cart: { plan: 'CLOUD_FOR_BUSINESS', authorQuantity: 1 },
    },
    organization: {
      preview: 'cloudCartPreview',
      buy: 'buyCloudSubscription',
      cartInput: 'CloudCartInput',
      orderInput: 'BuyCloudSubscriptionInput',
      cart: { plan: 'ORGANIZATION', authorQuantity: 1 },
    },
  };

const userErrors = z.array(z.object({ code: z.string(), message: z.string(), field: z.string().nullable() }));
const shown = z.object({ previewId: z.string(), total: z.string() });
const previewed = z.object({ preview: z.object({ cart: shown.nullable(), userErrors }) });
const ordered = z.object({
  order: z.object({
    state: z.string(),
    transactionId: z.string().nullable(),
    preview: shown.nullable(),
    userErrors,
  }),
});

export async function previewOf({ gateway }: Portal, { token }: TestUser, kind: StoreKind, cart = kind.cart) {
  const { data } = await gateway.ask<unknown>(
    `query($cart: ${kind.cartInput}!) { preview: ${kind.preview}(cart: $cart) {
      cart { previewId total } userErrors { code message field }
    } }`,
    { cart },
    { token },
  );
  return previewed.parse(data).preview;
}

/** Orders a cart under a new attempt; absent fields of `order` get valid defaults. */
export async function submitCart(portal: Portal, { token }: TestUser, kind: StoreKind, order: object = {}) {
  const input = {
    attemptId: randomUUID(),
    previewId: 'none',
    total: '0.00',
    cart: kind.cart,
    licensee: { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' },
    ...order,
  };
  const { data } = await portal.gateway.ask<unknown>(
    `mutation($input: ${kind.orderInput}!) { order: ${kind.buy}(input: $input) {
      state transactionId preview { previewId total } userErrors { code message field }
    } }`,
    { input },
    { token },
  );
  return ordered.parse(data).order;
}
