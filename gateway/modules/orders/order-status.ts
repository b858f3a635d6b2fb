import { message } from '#domain/messages/catalogue';
import type { QueryResolvers } from '../../resolvers.generated';
import { arrivesWithinSeconds } from './on-its-way';
import { fromStatus } from './order-outcome';

export const orderStatus: QueryResolvers['orderStatus'] = async (_parent, { attemptId }, context) => {
  const status = await context.vendor.cart.orderStatus(attemptId);
  return {
    attemptId,
    ...fromStatus(status, message.orderFailed(context.settings.SUPPORT_HOST)),
    arrivesWithinSeconds: arrivesWithinSeconds(context.settings),
  };
};
