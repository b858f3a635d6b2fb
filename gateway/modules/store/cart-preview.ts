import type { QueryResolvers } from '../../resolvers.generated';
import { quoteRpCart } from './price-rp-cart';
import { toCartModel } from './to-cart';

export const cartPreview: QueryResolvers['cartPreview'] = async (_parent, { cart }, context) => {
  const quoted = await quoteRpCart(context, cart);
  return quoted.ok
    ? { cart: toCartModel(quoted.quote), userErrors: [] }
    : { cart: null, userErrors: [quoted.error] };
};
