import type { QueryResolvers } from '../../../resolvers.generated';
import { quotePoRenewal } from './quote-po-renewal';
import { toRenewableGroup } from './renewable-group';
import { toPoRenewal } from './to-po-renewal';

export const poRenewalPreview: QueryResolvers['poRenewalPreview'] = async (
  _parent,
  { renewal, isAutoRenew },
  context,
) => {
  const quoted = await quotePoRenewal(context, renewal, isAutoRenew);
  const group = quoted.selected && toRenewableGroup(quoted.selected);
  return quoted.ok
    ? { group, renewal: toPoRenewal(quoted.quote), userErrors: [] }
    : { group, renewal: null, userErrors: [quoted.error] };
};
