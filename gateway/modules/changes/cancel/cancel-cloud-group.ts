import { checkCloudCancel, checkCloudUncancel } from '#domain/changes/cancel/check-cloud-cancel';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../../context';
import type { MutationResolvers } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import type { CloudGroupChange } from '../../cloud/cloud-group-change';
import { findCloudRecord } from '../../cloud/find-cloud-record';
import { changed, notChanged } from '../../common/change';
import { toUserErrorCode } from '../../common/vendor-code';
import type { CancelWay } from './plan-seats';

export const cancelCloudGroup: MutationResolvers['cancelCloudGroup'] = (_parent, { id }, context) =>
  change(context, 'cancel', id);

export const uncancelCloudGroup: MutationResolvers['uncancelCloudGroup'] = (_parent, { id }, context) =>
  change(context, 'uncancel', id);

async function change(context: GatewayContext, way: CancelWay, id: string): Promise<CloudGroupChange> {
  const [record, viewer, today] = await Promise.all([
    findCloudRecord(context, id),
    requireProfile(context),
    context.loads.today(),
  ]);
  if (record === null) return { id, ...notChanged('NOT_FOUND', message.notOwnerCloud, 'id') };
  const check = way === 'cancel' ? checkCloudCancel : checkCloudUncancel;
  const refusal = check(record.facts, { viewer, today });
  if (refusal) return { id, ...notChanged(refusal.code, refusal.message, 'id') };
  const { cart } = context.vendor;
  const call = way === 'cancel' ? cart.confirmCancelProduct : cart.undoCancelProduct;
  const answer = await call({ userId: viewer.userId, seatIds: [], subscriptionGroups: [id] });
  if (answer.success) return { id, ...changed(context) };
  const fallback =
    way === 'cancel' ? message.cancelFailed(context.settings.SUPPORT_HOST) : message.lastResort;
  return { id, ...notChanged(toUserErrorCode(answer.code), resolveMessage(answer, fallback), 'id') };
}
