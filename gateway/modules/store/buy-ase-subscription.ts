import type { MutationResolvers } from '../../resolvers.generated';
import { buyCart } from './buy-cart';
import { aseCartKind } from './carts/ase-cart-kind';

export const buyAseSubscription: MutationResolvers['buyAseSubscription'] = (_parent, { input }, context) =>
  buyCart(context, aseCartKind, input);
