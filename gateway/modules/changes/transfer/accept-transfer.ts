import type {
  AcceptTransferPayload,
  AcceptTransferPayloadResolvers,
  MutationResolvers,
} from '../../../resolvers.generated';
import { loadViewer } from '../../account/user-model';
import { checkOrderInput } from '../../store/order-input';
import { refusedWith } from '../../store/order-outcome';
import { unsentOutcome } from '../../store/unsent-outcome';
import { placeAcceptance } from './place-acceptance';
import { toTransfer } from './to-transfer';

/** What came of an acceptance. The customer is read again only if asked for: what is done stays done. */
export type AcceptanceResult = Omit<AcceptTransferPayload, '__typename' | 'viewer'>;

export const acceptTransfer: MutationResolvers['acceptTransfer'] = async (_parent, { input }, context) => {
  const { attemptId, payment } = input;
  const error = checkOrderInput({ attemptId, ...(payment && { payment }) });
  const { outcome, changed } = error
    ? { outcome: refusedWith(error), changed: null }
    : await placeAcceptance(context, input).catch((cause: unknown) => ({
        outcome: unsentOutcome(context, cause),
        changed: null,
      }));
  return { ...outcome, success: outcome.state === 'DONE', preview: changed && toTransfer(changed) };
};

export const acceptanceViewer: AcceptTransferPayloadResolvers['viewer'] = (_parent, _args, context) =>
  loadViewer(context);
