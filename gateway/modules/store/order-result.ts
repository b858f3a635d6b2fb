import type { OrderPayload, OrderPayloadResolvers } from '../../resolvers.generated';
import { loadViewer } from '../account/user-model';

/** What came of an order. The customer is read again only if asked for: what is done stays done. */
export type OrderResult = Omit<OrderPayload, '__typename' | 'viewer'>;

export const orderViewer: OrderPayloadResolvers['viewer'] = (_parent, _args, context) => loadViewer(context);
