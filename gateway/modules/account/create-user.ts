import { validEmail } from '#domain/account/credentials-change';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { CreateUserPayload, MutationResolvers, UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';
import { vendorRefusal } from '../common/vendor-refusal';

export const createUser: MutationResolvers['createUser'] = async (_parent, { input }, { vendor }) => {
  const loginEmail = input.loginEmail.trim();
  if (!validEmail(loginEmail))
    return refused(userError('INVALID_INPUT', message.validEmailRequired, { field: 'loginEmail' }));
  if (input.password === '')
    return refused(userError('INVALID_INPUT', message.passwordRequired, { field: 'password' }));
  const { password, name } = input;
  const answer = await vendor.user.createUser({ loginEmail, password, name: name.trim() });
  if (!answer.success) {
    const { code, text, field } = vendorRefusal(resolveMessage(answer, message.lastResort), 'loginEmail');
    return refused(userError(code, text, { field }));
  }
  return { success: true, userErrors: [], message: answer.message, authToken: answer.authToken || null };
};

function refused(error: UserError): CreateUserPayload {
  return { success: false, userErrors: [error], message: null, authToken: null };
}
