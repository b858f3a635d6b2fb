import { checkCloudSeats } from '#domain/changes/cancel/check-cloud-seats';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../../context';
import type { ModifyCloudSeatsInput, MutationResolvers } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import type { CloudGroupChange } from '../../cloud/cloud-group-change';
import { findCloudRecord } from '../../cloud/find-cloud-record';
import { changed, notChanged } from '../../common/change';
import { toUserErrorCode } from '../../common/vendor-code';

export const modifyCloudSeats: MutationResolvers['modifyCloudSeats'] = (_parent, { input }, context) =>
  modify(context, input);

async function modify(
  context: GatewayContext,
  { subscriptionId: id, canceledAuthors, canceledPublishers }: ModifyCloudSeatsInput,
): Promise<CloudGroupChange> {
  const [record, viewer, today] = await Promise.all([
    findCloudRecord(context, id),
    requireProfile(context),
    context.loads.today(),
  ]);
  if (record === null)
    return { id, ...notChanged('NOT_FOUND', message.notOwnerCloud, 'input.subscriptionId') };
  const { facts, authors, publishers, domain, organization } = record;
  const canceled = { authors: canceledAuthors, publishers: canceledPublishers };
  const seats = { current: { authors, publishers }, canceled };
  const refusal = checkCloudSeats(facts, seats, { viewer, today });
  if (refusal) return { id, ...notChanged(refusal.code, refusal.message, 'input') };
  const renewing = renewingCounts(seats);
  const answer = await context.vendor.cart.modifyCloudSubSeats({
    userId: viewer.userId,
    subscriptionId: id,
    activeAuthors: renewing.authors,
    activePublishers: renewing.publishers,
    canceledAuthors,
    canceledPublishers,
    name: organization ?? domain ?? '',
  });
  if (answer.success) return { id, ...changed(context) };
  const text = resolveMessage(answer, message.seatsModifyFailed);
  return { id, ...notChanged(toUserErrorCode(answer.code), text, 'input') };
}
