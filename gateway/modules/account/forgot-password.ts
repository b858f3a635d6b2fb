import { validEmail } from '#domain/account/credentials-change';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { ForgotPasswordPayload, MutationResolvers, UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';

export const forgotPassword: MutationResolvers['forgotPassword'] = async (_parent, { input }, { vendor }) => {
  const loginEmail = input.loginEmail.trim();
  if (!validEmail(loginEmail))
    return refused(userError('INVALID_INPUT', message.validEmailRequired, { field: 'loginEmail' }));
  const answer = await vendor.user.forgotPassword(loginEmail);
  if (!answer.success)
    return refused(userError('VENDOR_REFUSED', resolveMessage(answer, message.lastResort)));
  return { success: true, userErrors: [], message: message.passwordResetSent(loginEmail) };
};

function refused(error: UserError): ForgotPasswordPayload {
  return { success: false, userErrors: [error], message: null };
}
