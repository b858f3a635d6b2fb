import type { MutationResolvers } from '../../resolvers.generated';
import { sessionPayload } from './session-payload';
import { nullWhenSignedOut } from './user-model';

const CODE_LIMIT = 500;

export const exchangeCode: MutationResolvers['exchangeCode'] = async (_parent, { input }, context) => {
  const code = input.code.trim();
  // A code travels in a header; nothing that cannot be one is sent.
  const isPossible = /^[\x21-\x7e]+$/.test(code) && code.length <= CODE_LIMIT;
  const answer = isPossible
    ? await context.vendor.user.auth2(code, context.settings.PUBLIC_URL).catch(nullWhenSignedOut)
    : null;
  return sessionPayload(context, answer, 'This sign-in is not valid any more. Please sign in again.');
};
