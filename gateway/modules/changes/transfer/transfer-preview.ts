import type { QueryResolvers } from '../../../resolvers.generated';
import { quoteTransfer } from './quote-transfer';
import { toTransfer } from './to-transfer';

export const transferPreview: QueryResolvers['transferPreview'] = async (
  _parent,
  { subscriptionId },
  context,
) => {
  const quoted = await quoteTransfer(context, subscriptionId);
  return quoted.ok
    ? { transfer: toTransfer(quoted.quote), userErrors: [] }
    : { transfer: null, userErrors: [quoted.error] };
};
