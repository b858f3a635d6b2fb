import type { GatewayContext } from '../../context';
import type { CartPreviewPayload, QueryResolvers } from '../../resolvers.generated';
import { aseCartKind } from './carts/ase-cart-kind';
import type { CartKind } from './carts/cart-kind';
import { cloudCartKind } from './carts/cloud-cart-kind';
import { poCartKind } from './carts/po-cart-kind';
import { rpCartKind } from './carts/rp-cart-kind';
import { quoteCart } from './quote-cart';
import { toCartModel } from './to-cart';

export const cartPreview: QueryResolvers['cartPreview'] = (_parent, { cart }, context) =>
  preview(context, rpCartKind, cart);

export const aseCartPreview: QueryResolvers['aseCartPreview'] = (_parent, { cart }, context) =>
  preview(context, aseCartKind, cart);

export const cloudCartPreview: QueryResolvers['cloudCartPreview'] = (_parent, { cart }, context) =>
  preview(context, cloudCartKind, cart);

export const addUsersPreview: QueryResolvers['addUsersPreview'] = (_parent, { cart }, context) =>
  preview(context, poCartKind, cart);

async function preview<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  cart: Cart,
): Promise<CartPreviewPayload> {
  const quoted = await quoteCart(context, kind, cart);
  return quoted.ok
    ? { cart: toCartModel(quoted.quote), userErrors: [] }
    : { cart: null, userErrors: [quoted.error] };
}
