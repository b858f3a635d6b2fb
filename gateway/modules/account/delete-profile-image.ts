import { message } from '#domain/messages/catalogue';
import type { MutationResolvers } from '../../resolvers.generated';
import { changed, notChanged } from '../common/change';

export const deleteProfileImage: MutationResolvers['deleteProfileImage'] = async (
  _parent,
  _args,
  context,
) => {
  const { success } = await context.vendor.user.deleteUserProfileImg();
  // Whatever the vendor says: this one text is fixed (ERR-14).
  return success ? changed(context) : notChanged('VENDOR_REFUSED', message.profileImageDeleteFailed);
};
