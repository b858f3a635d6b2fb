import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import type { MutationResolvers } from '../../resolvers.generated';
import { checkOrderInput } from '../store/order-input';
import { refusedWith } from '../store/order-outcome';
import { unsentOutcome } from '../store/unsent-outcome';
import type { ChangeOrder } from './change-order';
import type { ChangeResult } from './change-result';
import { checkWish, editionWish, termWish } from './change-wish';
import { placeChange } from './place-change';
import { toChangePreview } from './to-change-preview';

export const changeEdition: MutationResolvers['changeEdition'] = (_parent, { input }, context) => {
  const { change, payment = null, ...order } = input;
  return place(context, {
    ...order,
    payment,
    wish: editionWish(change),
    fallback: message.editionChangeFailed,
  });
};

export const changeTerm: MutationResolvers['changeTerm'] = (_parent, { input }, context) => {
  const { change, payment = null, ...order } = input;
  return place(context, { ...order, payment, wish: termWish(change), fallback: message.termChangeFailed });
};

async function place(context: GatewayContext, order: ChangeOrder): Promise<ChangeResult> {
  const { attemptId, payment, wish, fallback } = order;
  const error = checkWish(wish) ?? checkOrderInput({ attemptId, ...(payment && { payment }) });
  const { outcome, changed } = error
    ? { outcome: refusedWith(error), changed: null }
    : await placeChange(context, order).catch((cause: unknown) => ({
        outcome: unsentOutcome(context, cause, fallback),
        changed: null,
      }));
  return { ...outcome, success: outcome.state === 'DONE', preview: changed && toChangePreview(changed) };
}
