import { checkUpgradeSeats } from '#domain/store/upgrade';
import type { MutationResolvers } from '../../../resolvers.generated';
import { refusalError } from '../carts/refusal-error';
import { checkOrderInput } from '../order-input';
import { refusedWith } from '../order-outcome';
import { unsentOutcome } from '../unsent-outcome';
import { placeUpgrade } from './place-upgrade';
import { toUpgradeModel } from './to-upgrade';

export const buyUpgrade: MutationResolvers['buyUpgrade'] = async (_parent, { input }, context) => {
  const error = refusalError(checkUpgradeSeats(input.seatIds)) ?? checkOrderInput(input);
  const { outcome, changed } = error
    ? { outcome: refusedWith(error), changed: null }
    : await placeUpgrade(context, input).catch((cause: unknown) => ({
        outcome: unsentOutcome(context, cause),
        changed: null,
      }));
  return { ...outcome, success: outcome.state === 'DONE', preview: changed && toUpgradeModel(changed) };
};
