import type { GatewayContext } from '../../context';
import { unauthenticated } from '../../graphql/errors';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { userError } from '../common/user-error';
import { loadViewer, nullWhenSignedOut, type UserModel } from './user-model';

interface SessionPayload {
  success: boolean;
  userErrors: ReturnType<typeof userError>[];
  authToken: string | null;
  viewer: UserModel | null;
}

/** A 401 is null with UNAUTHENTICATED (AUTH-23, D-111); any other refusal is data. @throws GraphQLError with `refusedText` */
export async function sessionPayload(
  context: GatewayContext,
  answer: { success: boolean; authToken: string } | null,
  refusedText: string,
): Promise<SessionPayload> {
  if (answer === null) throw unauthenticated(refusedText);
  if (!answer.success || answer.authToken === '') {
    const userErrors = [userError('INVALID_CREDENTIALS', refusedText)];
    return { success: false, userErrors, authToken: null, viewer: null };
  }
  const viewer = await loadViewer(context.signedInWith(answer.authToken));
  return { success: true, userErrors: [], authToken: answer.authToken, viewer };
}

export const signInResolvers = {
  Mutation: {
    login: async (_parent, { input }, context) => {
      const { loginEmail, password } = input;
      const answer = await context.vendor.user.doLogin({ loginEmail, password }).catch(nullWhenSignedOut);
      return sessionPayload(context, answer, 'The e-mail address or the password is wrong.');
    },

    exchangeCode: async (_parent, { input }, context) => {
      const code = input.code.trim();
      // A code travels in a header; nothing that cannot be one is sent.
      const isPossible = /^[\x21-\x7e]+$/.test(code) && code.length <= CODE_LIMIT;
      const answer = isPossible
        ? await context.vendor.user.auth2(code, context.settings.PUBLIC_URL).catch(nullWhenSignedOut)
        : null;
      return sessionPayload(context, answer, 'This sign-in is not valid any more. Please sign in again.');
    },

    logout: async (_parent, _args, { session, vendor }) => {
      // A session that is over already is signed out, which is what was asked for.
      const answer =
        session.key === '' ? null : await vendor.accountService.logout().catch(nullWhenSignedOut);
      return { success: answer?.success ?? true, userErrors: [] };
    },
  },
  Query: {
    authCheck: async (_parent, _args, { session, vendor }) => {
      if (session.key === '') return null;
      const answer = await vendor.user.authCheck().catch(nullWhenSignedOut);
      return answer?.success && answer.authToken ? { success: true, authToken: answer.authToken } : null;
    },
  },
} satisfies SomeResolvers;

const CODE_LIMIT = 500;
