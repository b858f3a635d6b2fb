import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { MutationResolvers } from '../../resolvers.generated';
import { changed, notChanged } from '../common/change';

export const sendEmailConfirmation: MutationResolvers['sendEmailConfirmation'] = async (
  _parent,
  _args,
  context,
) => {
  const answer = await context.vendor.user.sendEmailConfirmation();
  return answer.success
    ? changed(context)
    : notChanged('VENDOR_REFUSED', resolveMessage(answer, message.lastResort));
};
