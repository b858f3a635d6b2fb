import { refuseCredentials, sentPassword } from '#domain/account/credentials';
import { parseName } from '#domain/account/profile';
import { shownPhotoAddress } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { VendorError } from '../../vendor/vendor-error';
import { type Change, changeAnswered, changed, notChanged } from '../common/change';
import { vendorRefusal } from '../common/user-error';
import { requireProfile } from './require-profile';

export interface CredentialsChanged extends Change {
  /** Replaces the stored token; null when the session keeps its token (AUTH-13). */
  readonly authToken: string | null;
}

export const changeAccountInfoResolvers = {
  Mutation: {
    changeAccountInfo: async (_parent, { input }, context) => {
      const { currentPassword, newPassword = null, confirmPassword = null } = input;
      const newEmail = input.newEmail?.trim() ?? null;
      const [wrong] = refuseCredentials({ newEmail, newPassword, confirmPassword });
      if (wrong) return refused(notChanged('INVALID_INPUT', wrong.message, wrong.field));

      const { email: currentEmail } = await requireProfile(context);
      const answer = await context.vendor.user.changeAccountInfo({
        currentEmail,
        currentPassword,
        newEmail: newEmail ?? currentEmail,
        newPassword: sentPassword(newPassword, currentPassword),
      });
      if (!answer.success) {
        const { code, text, field } = vendorRefusal(resolveMessage(answer, message.lastResort), 'newEmail');
        return refused(notChanged(code, text, field));
      }

      const authToken = answer.authToken === context.session.token ? null : answer.authToken || null;
      const { isDelegate } = context.session;
      const successor = authToken === null ? context : context.signedInWith(authToken, isDelegate);
      if (newEmail !== null && newEmail !== currentEmail) await syncQuietly(successor);
      return { ...changed(successor), authToken };
    },

    updateProfileName: async (_parent, { input }, context) => {
      const typed = parseName(input.name);
      if (!typed.ok) return notChanged('INVALID_INPUT', typed.message, 'name');
      const answer = await context.vendor.user.updateUserProfileName(typed.name);
      return changeAnswered(context, answer, { field: 'name' });
    },

    deleteProfileImage: async (_parent, { seen }, context) => {
      if (seen && (await hasOtherPhoto(context, seen)))
        return notChanged('CONFLICT', message.changedMeanwhile);
      const { success } = await context.vendor.user.deleteUserProfileImg();
      // A fixed text for any answer of the vendor (ERR-14).
      return success ? changed(context) : notChanged('VENDOR_REFUSED', message.profileImageDeleteFailed);
    },

    sendEmailConfirmation: async (_parent, _args, context) => {
      const answer = await context.vendor.user.sendEmailConfirmation();
      if (answer !== null) return changeAnswered(context, answer);
      const { isEmailConfirmed } = await requireProfile(context);
      return isEmailConfirmed ? changed(context) : notChanged('VENDOR_REFUSED', message.lastResort);
    },

    syncEmail: async (_parent, _args, context) =>
      changeAnswered(context, await context.vendor.user.updateEmail()),
  },
} satisfies SomeResolvers;

async function hasOtherPhoto(context: GatewayContext, seen: string): Promise<boolean> {
  const { profileImg } = await requireProfile(context);
  const current = shownPhotoAddress(profileImg);
  return current !== null && current !== seen;
}

function refused(change: Change): CredentialsChanged {
  return { ...change, authToken: null };
}

// A failure is only logged, since the address was changed already (D-19).
async function syncQuietly({ vendor, log }: GatewayContext): Promise<void> {
  try {
    const { success } = await vendor.user.updateEmail();
    if (!success) log.warn('a changed address was not taken over');
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    log.warn({ call: error.call, code: error.code }, 'a changed address was not taken over');
  }
}
