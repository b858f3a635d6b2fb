import type { GatewayContext } from '../context';
import type { SomeResolvers } from '../graphql/some-resolvers';
import type { CartPreviewPayload } from '../resolvers.generated';
import { addUsersCart } from './changes/purchase-order/add-users';
import { aseCart } from './store/carts/ase-cart';
import type { CartKind } from './store/carts/cart';
import { cloudCart } from './store/carts/cloud-cart';
import { quoteCart } from './store/carts/quote-cart';
import { rpCart } from './store/carts/rp-cart';
import { toCartModel } from './store/to-cart';

function previewing<Cart>(kind: CartKind<Cart>) {
  return async (
    _parent: unknown,
    { cart }: { readonly cart: Cart },
    context: GatewayContext,
  ): Promise<CartPreviewPayload> => {
    const quoted = await quoteCart(context, kind, cart);
    return quoted.ok
      ? { cart: toCartModel(quoted.quote), userErrors: [] }
      : { cart: null, userErrors: [quoted.error] };
  };
}

export const cartPreviewResolvers = {
  Query: {
    cartPreview: previewing(rpCart),
    aseCartPreview: previewing(aseCart),
    cloudCartPreview: previewing(cloudCart),
    addUsersPreview: previewing(addUsersCart),
  },
} satisfies SomeResolvers;
