import type { QueryResolvers } from '../../../resolvers.generated';
import { quoteUpgrade } from './quote-upgrade';
import { toUpgradeModel } from './to-upgrade';

export const upgradePreview: QueryResolvers['upgradePreview'] = async (_parent, { seatIds }, context) => {
  const quoted = await quoteUpgrade(context, seatIds);
  return quoted.ok
    ? { upgrade: toUpgradeModel(quoted.quote), userErrors: [] }
    : { upgrade: null, userErrors: [quoted.error] };
};
