import type { GatewayContext } from '../../../context';
import type { QueryResolvers } from '../../../resolvers.generated';
import { quoteChange } from './quote-change';
import { type RequestedChange, requestedEdition, requestedTerm } from './requested-change';
import { toChangePreview } from './to-change-preview';

export const editionChangePreview: QueryResolvers['editionChangePreview'] = (_parent, { change }, context) =>
  preview(context, requestedEdition(change));

export const termChangePreview: QueryResolvers['termChangePreview'] = (_parent, { change }, context) =>
  preview(context, requestedTerm(change));

async function preview(context: GatewayContext, requested: RequestedChange) {
  const quoted = await quoteChange(context, requested);
  return quoted.ok
    ? { change: toChangePreview(quoted.quote), userErrors: [] }
    : { change: null, userErrors: [quoted.error] };
}
