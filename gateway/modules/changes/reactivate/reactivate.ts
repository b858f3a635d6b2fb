import type { MutationResolvers } from '../../../resolvers.generated';
import { checkOrderInput } from '../../store/order-input';
import { refusedWith } from '../../store/order-outcome';
import { toCartModel } from '../../store/to-cart';
import { unsentOutcome } from '../../store/unsent-outcome';
import { placeReactivation } from './place-reactivation';

export const reactivate: MutationResolvers['reactivate'] = async (_parent, { input }, context) => {
  const error = checkOrderInput(input);
  const { outcome, changed } = error
    ? { outcome: refusedWith(error), changed: null }
    : await placeReactivation(context, input).catch((cause: unknown) => ({
        outcome: unsentOutcome(context, cause),
        changed: null,
      }));
  return { ...outcome, success: outcome.state === 'DONE', preview: changed && toCartModel(changed) };
};
