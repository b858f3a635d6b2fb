import { parseName } from '#domain/account/profile';
import { message } from '#domain/messages/catalogue';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { changeAnswered, changed, notChanged } from '../common/change';

export const profileChangesResolvers = {
  Mutation: {
    updateProfileName: async (_parent, { input }, context) => {
      const typed = parseName(input.name);
      if (!typed.ok) return notChanged('INVALID_INPUT', typed.message, 'name');
      const answer = await context.vendor.user.updateUserProfileName(typed.name);
      return changeAnswered(context, answer, { field: 'name' });
    },

    deleteProfileImage: async (_parent, _args, context) => {
      const { success } = await context.vendor.user.deleteUserProfileImg();
      // Whatever the vendor says: this one text is fixed (ERR-14).
      return success ? changed(context) : notChanged('VENDOR_REFUSED', message.profileImageDeleteFailed);
    },

    sendEmailConfirmation: async (_parent, _args, context) =>
      changeAnswered(context, await context.vendor.user.sendEmailConfirmation()),

    syncEmail: async (_parent, _args, context) =>
      changeAnswered(context, await context.vendor.user.updateEmail()),
  },
} satisfies SomeResolvers;
