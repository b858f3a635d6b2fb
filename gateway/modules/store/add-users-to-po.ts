import type { MutationResolvers } from '../../resolvers.generated';
import { buyCart } from './buy-cart';
import { poCartKind } from './carts/po-cart-kind';

export const addUsersToPo: MutationResolvers['addUsersToPo'] = (_parent, { input }, context) =>
  buyCart(context, poCartKind, input);
