import type { GatewayContext } from '../../context';
import type { QueryResolvers } from '../../resolvers.generated';
import { type ChangeWish, editionWish, termWish } from './change-wish';
import { quoteChange } from './quote-change';
import { toChangePreview } from './to-change-preview';

export const editionChangePreview: QueryResolvers['editionChangePreview'] = (_parent, { change }, context) =>
  preview(context, editionWish(change));

export const termChangePreview: QueryResolvers['termChangePreview'] = (_parent, { change }, context) =>
  preview(context, termWish(change));

async function preview(context: GatewayContext, wish: ChangeWish) {
  const quoted = await quoteChange(context, wish);
  return quoted.ok
    ? { change: toChangePreview(quoted.quote), userErrors: [] }
    : { change: null, userErrors: [quoted.error] };
}
