import { validEmail } from '#domain/account/credentials';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { UserError } from '../../resolvers.generated';
import { userError, vendorRefusal } from '../common/user-error';

export const newAccountResolvers = {
  Mutation: {
    createUser: async (_parent, { input }, { vendor }) => {
      const loginEmail = input.loginEmail.trim();
      if (!validEmail(loginEmail))
        return notCreated(userError('INVALID_INPUT', message.validEmailRequired, { field: 'loginEmail' }));
      if (input.password === '')
        return notCreated(userError('INVALID_INPUT', message.passwordRequired, { field: 'password' }));
      const { password, name } = input;
      const answer = await vendor.user.createUser({ loginEmail, password, name: name.trim() });
      if (!answer.success) {
        const { code, text, field } = vendorRefusal(resolveMessage(answer, message.lastResort), 'loginEmail');
        return notCreated(userError(code, text, { field }));
      }
      return { success: true, userErrors: [], message: answer.message, authToken: answer.authToken || null };
    },

    forgotPassword: async (_parent, { input }, { vendor }) => {
      const loginEmail = input.loginEmail.trim();
      if (!validEmail(loginEmail))
        return refused(userError('INVALID_INPUT', message.validEmailRequired, { field: 'loginEmail' }));
      const answer = await vendor.user.forgotPassword(loginEmail);
      if (!answer.success)
        return refused(userError('VENDOR_REFUSED', resolveMessage(answer, message.lastResort)));
      return { success: true, userErrors: [], message: message.passwordResetSent(loginEmail) };
    },
  },
} satisfies SomeResolvers;

function notCreated(error: UserError) {
  return { ...refused(error), authToken: null };
}

function refused(error: UserError) {
  return { success: false, userErrors: [error], message: null };
}
