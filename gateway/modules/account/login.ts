import type { MutationResolvers } from '../../resolvers.generated';
import { sessionPayload } from './session-payload';
import { nullWhenSignedOut } from './user-model';

export const login: MutationResolvers['login'] = async (_parent, { input }, context) => {
  const { loginEmail, password } = input;
  const answer = await context.vendor.user.doLogin({ loginEmail, password }).catch(nullWhenSignedOut);
  return sessionPayload(context, answer, 'The e-mail address or the password is wrong.');
};
