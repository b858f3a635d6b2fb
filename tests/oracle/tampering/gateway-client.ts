import { z } from 'zod';
import type { StoreCart } from '#domain/testkit/store-order';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { RunningGateway } from '../../../gateway/testkit/start-gateway';

/** A cart as in the schema. */
export type CartInput = Record<string, unknown>;

const NAMES = {
  rp: {
    preview: 'cartPreview',
    cart: 'RpCartInput',
    buy: 'buyRpSubscription',
    order: 'BuyRpSubscriptionInput',
  },
  ase: {
    preview: 'aseCartPreview',
    cart: 'AseCartInput',
    buy: 'buyAseSubscription',
    order: 'BuyAseSubscriptionInput',
  },
  cloud: {
    preview: 'cloudCartPreview',
    cart: 'CloudCartInput',
    buy: 'buyCloudSubscription',
    order: 'BuyCloudSubscriptionInput',
  },
} as const;

export const TERMS = { 1: 'MONTHLY', 2: 'ANNUAL', 4: 'TWO_YEARS', 5: 'THREE_YEARS' } as const;
export const PLANS = { cfb: 'CLOUD_FOR_BUSINESS', cloud: 'ORGANIZATION' } as const;

/** Converts a cart for the gateway. */
export function cartInput(cart: StoreCart, groupId: string | null): CartInput {
  const { kind: _, ...fields } = cart;
  const plan = cart.kind === 'cloud' ? { plan: PLANS[cart.plan] } : {};
  return { ...fields, ...plan, term: TERMS[cart.term], subscriptionGroup: groupId };
}

const errors = z.array(z.object({ code: z.string() }));
const coupon = z.object({
  couponId: z.string(),
  qty: z.number(),
  discPerItem: z.string(),
  usesLeft: z.number(),
});
const line = z.object({
  productCode: z.number(),
  quantity: z.number(),
  normalItemPrice: z.string(),
  perItemSubscriptionAdj: z.string(),
  appliedCoupons: z.array(coupon),
  total: z.string(),
});
const cart = z.object({
  previewId: z.string(),
  total: z.string(),
  listTotal: z.string(),
  adjustmentTotal: z.string(),
  discountTotal: z.string(),
  expireDate: z.string(),
  lines: z.array(line),
});
const previewed = z.object({ shown: z.object({ cart: cart.nullable(), userErrors: errors }) });
const answered = z.object({
  order: z.object({
    state: z.string(),
    transactionId: z.string().nullable(),
    userErrors: errors,
    preview: z.object({ previewId: z.string(), total: z.string() }).nullable(),
  }),
});

export type ShownCart = z.infer<typeof cart>;
export type OrderAnswer = z.infer<typeof answered>['order'];

/** Previews a cart; null when the gateway refuses it. */
export async function previewCart(
  gateway: RunningGateway,
  { token }: TestUser,
  kind: StoreCart['kind'],
  input: CartInput,
): Promise<ShownCart | null> {
  const names = NAMES[kind];
  const { data } = await gateway.ask<unknown>(
    `query($cart: ${names.cart}!) { shown: ${names.preview}(cart: $cart) {
      cart {
        previewId total listTotal adjustmentTotal discountTotal expireDate
        lines {
          productCode quantity normalItemPrice perItemSubscriptionAdj total
          appliedCoupons { couponId qty discPerItem usesLeft }
        }
      }
      userErrors { code }
    } }`,
    { cart: input },
    { token },
  );
  return previewed.safeParse(data).data?.shown.cart ?? null;
}

/** Submits an order; null when it does not fit the schema. */
export async function submitOrder(
  gateway: RunningGateway,
  { token }: TestUser,
  kind: StoreCart['kind'],
  input: object,
): Promise<OrderAnswer | null> {
  const names = NAMES[kind];
  const { data } = await gateway.ask<unknown>(
    `mutation($input: ${names.order}!) { order: ${names.buy}(input: $input) {
      state transactionId preview { previewId total } userErrors { code }
    } }`,
    { input },
    { token },
  );
  return answered.safeParse(data).data?.order ?? null;
}
