import type { QueryResolvers } from '../../resolvers.generated';
import { nullWhenSignedOut } from './user-model';

export const authCheck: QueryResolvers['authCheck'] = async (_parent, _args, { session, vendor }) => {
  if (session.key === '') return null;
  const answer = await vendor.user.authCheck().catch(nullWhenSignedOut);
  return answer?.success && answer.authToken ? { success: true, authToken: answer.authToken } : null;
};
