import { validEmail } from '#domain/account/credentials';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import { unauthenticated } from '../../graphql/errors';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { UserError } from '../../resolvers.generated';
import { userError, vendorRefusal } from '../common/user-error';
import { loadViewer, nullWhenSignedOut } from './user-model';

/** The customer is loaded separately, so that its failure does not hide a new session. */
export interface SignedIn {
  readonly success: boolean;
  readonly userErrors: UserError[];
  readonly authToken: string | null;
}

/**
 * Converts a sign-in answer; refusals other than a 401 are data (AUTH-23, D-111).
 * @throws GraphQLError UNAUTHENTICATED with `refusedText` for a 401
 */
function signedIn(answer: { success: boolean; authToken: string } | null, refusedText: string): SignedIn {
  if (answer === null) throw unauthenticated(refusedText);
  const { success, authToken } = answer;
  return success
    ? { success, userErrors: [], authToken }
    : { success, userErrors: [userError('INVALID_CREDENTIALS', refusedText)], authToken: null };
}

export const signInResolvers = {
  Mutation: {
    login: async (_parent, { input }, context) => {
      const { loginEmail, password } = input;
      const answer = await context.vendor.user.doLogin({ loginEmail, password }).catch(nullWhenSignedOut);
      return signedIn(answer, 'The email address or the password is wrong.');
    },

    exchangeCode: async (_parent, { input }, context) => {
      const code = input.code.trim();
      // The code is sent in a header, so an impossible one is not sent.
      const isPossible = /^[\x21-\x7e]+$/.test(code) && code.length <= CODE_LIMIT;
      const answer = isPossible
        ? await context.vendor.user.auth2(code, context.settings.PUBLIC_URL).catch(nullWhenSignedOut)
        : null;
      return signedIn(answer, 'This sign-in is no longer valid. Please sign in again.');
    },

    logout: async (_parent, _args, { session, vendor }) => {
      // An ended session counts as signed out.
      const answer =
        session.key === '' ? null : await vendor.accountService.logout().catch(nullWhenSignedOut);
      return { success: answer?.success ?? true, userErrors: [] };
    },

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
  LoginPayload: {
    viewer: ({ authToken }, _args, context) =>
      authToken === null ? null : loadViewer(context.signedInWith(authToken, false)),
  },
  Query: {
    authCheck: async (_parent, _args, { session, vendor }) => {
      if (session.key === '') return null;
      const answer = await vendor.user.authCheck().catch(nullWhenSignedOut);
      return answer?.success ? { success: true, authToken: answer.authToken } : null;
    },
  },
} satisfies SomeResolvers;

const CODE_LIMIT = 500;

function notCreated(error: UserError) {
  return { ...refused(error), authToken: null };
}

function refused(error: UserError) {
  return { success: false, userErrors: [error], message: null };
}
