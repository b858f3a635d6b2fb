import type { GatewayContext } from '../../../context';
import type {
  MutationResolvers,
  PoRenewalPayload,
  PoRenewalPayloadResolvers,
  RenewPoInput,
} from '../../../resolvers.generated';
import { loadViewer } from '../../account/user-model';
import { checkOrderInput } from '../../store/order-input';
import { refusedWith } from '../../store/order-outcome';
import { unsentOutcome } from '../../store/unsent-outcome';
import { placePoRenewal } from './place-po-renewal';
import { autoRenew, type PoRenewalWay, renewAse, renewCloud, renewRp } from './po-renewal-way';
import { toPoRenewal } from './to-po-renewal';

/** What came of an order to renew. The customer is read again only if asked for: what is done stays done. */
export type PoRenewalResult = Omit<PoRenewalPayload, '__typename' | 'viewer'>;

export const poRenewalViewer: PoRenewalPayloadResolvers['viewer'] = (_parent, _args, context) =>
  loadViewer(context);

export const renewPo: MutationResolvers['renewPo'] = (_parent, { input }, context) =>
  renew(context, renewRp, input);

export const renewAsePo: MutationResolvers['renewAsePo'] = (_parent, { input }, context) =>
  renew(context, renewAse, input);

export const renewCloudPo: MutationResolvers['renewCloudPo'] = (_parent, { input }, context) =>
  renew(context, renewCloud, input);

export const setAutoRenew: MutationResolvers['setAutoRenew'] = (_parent, { input }, context) =>
  renew(context, autoRenew, input);

async function renew(
  context: GatewayContext,
  way: PoRenewalWay,
  input: RenewPoInput,
): Promise<PoRenewalResult> {
  const error = checkOrderInput(input);
  const { outcome, changed } = error
    ? { outcome: refusedWith(error), changed: null }
    : await placePoRenewal(context, way, input).catch((cause: unknown) => ({
        outcome: unsentOutcome(context, cause, way.unanswered),
        changed: null,
      }));
  return { ...outcome, success: outcome.state === 'DONE', preview: changed && toPoRenewal(changed) };
}
