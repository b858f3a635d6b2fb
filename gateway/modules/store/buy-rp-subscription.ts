import type { MutationResolvers } from '../../resolvers.generated';
import { buyCart } from './buy-cart';
import { rpCartKind } from './carts/rp-cart-kind';

export const buyRpSubscription: MutationResolvers['buyRpSubscription'] = (_parent, { input }, context) =>
  buyCart(context, rpCartKind, input);
