import { parseName } from '#domain/account/profile-name';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { MutationResolvers } from '../../resolvers.generated';
import { changed, notChanged } from '../common/change';

export const updateProfileName: MutationResolvers['updateProfileName'] = async (
  _parent,
  { input },
  context,
) => {
  const typed = parseName(input.name);
  if (!typed.ok) return notChanged('INVALID_INPUT', typed.message, 'name');
  const answer = await context.vendor.user.updateUserProfileName(typed.name);
  return answer.success
    ? changed(context)
    : notChanged('VENDOR_REFUSED', resolveMessage(answer, message.lastResort), 'name');
};
