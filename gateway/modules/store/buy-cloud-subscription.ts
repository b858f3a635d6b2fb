import type { MutationResolvers } from '../../resolvers.generated';
import { buyCart } from './buy-cart';
import { cloudCartKind } from './carts/cloud-cart-kind';

export const buyCloudSubscription: MutationResolvers['buyCloudSubscription'] = (
  _parent,
  { input },
  context,
) => buyCart(context, cloudCartKind, input);
