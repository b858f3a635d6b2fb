import type { QueryResolvers } from '../../../resolvers.generated';
import { quoteRetry } from './quote-retry';
import { toRetryGroup, toRetryPreview } from './to-retry';

export const retryPaymentPreview: QueryResolvers['retryPaymentPreview'] = async (_parent, args, context) => {
  const quoted = await quoteRetry(context, args);
  if (quoted.ok) {
    const { quote } = quoted;
    return { group: toRetryGroup(quote.group), preview: toRetryPreview(quote), userErrors: [] };
  }
  const { group, error } = quoted;
  return { group: group && toRetryGroup(group), preview: null, userErrors: [error] };
};
