import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { MutationResolvers } from '../../../resolvers.generated';
import { changed, notChanged } from '../../common/change';
import { toUserErrorCode } from '../../common/vendor-code';
import { findPastDue } from './find-past-due';

export const cancelSubscriptionGroup: MutationResolvers['cancelSubscriptionGroup'] = async (
  _parent,
  { id },
  context,
) => {
  const found = await findPastDue(context, id);
  // One that is past due no more may have been canceled a moment ago, under another click: the vendor knows.
  if (!found.ok && found.error.code !== 'NOT_ALLOWED')
    return notChanged(found.error.code, found.error.message, 'id');
  const answer = await context.vendor.cart.cancelSubscriptionGroup(id);
  return answer.success
    ? changed(context)
    : notChanged(
        toUserErrorCode(answer.code),
        resolveMessage(answer, message.cancelFailed(context.settings.SUPPORT_HOST)),
        'id',
      );
};
