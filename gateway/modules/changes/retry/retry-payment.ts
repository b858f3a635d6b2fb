import type {
  MutationResolvers,
  RetryPaymentPayload,
  RetryPaymentPayloadResolvers,
} from '../../../resolvers.generated';
import { loadViewer } from '../../account/user-model';
import { checkOrderInput } from '../../store/order-input';
import { refusedWith } from '../../store/order-outcome';
import { unsentOutcome } from '../../store/unsent-outcome';
import { placeRetry } from './place-retry';
import { toRetryPreview } from './to-retry';

/** What came of a retry. The customer is read again only if asked for: what is done stays done. */
export type RetryResult = Omit<RetryPaymentPayload, '__typename' | 'viewer'>;

export const retryPayment: MutationResolvers['retryPayment'] = async (_parent, { input }, context) => {
  const { attemptId, payment } = input;
  const error = checkOrderInput({ attemptId, payment });
  const { outcome, changed } = error
    ? { outcome: refusedWith(error), changed: null }
    : await placeRetry(context, input).catch((cause: unknown) => ({
        outcome: unsentOutcome(context, cause),
        changed: null,
      }));
  return { ...outcome, success: outcome.state === 'DONE', preview: changed && toRetryPreview(changed) };
};

export const retryViewer: RetryPaymentPayloadResolvers['viewer'] = (_parent, _args, context) =>
  loadViewer(context);
