import type { MutationResolvers } from '../../resolvers.generated';
import { nullWhenSignedOut } from './user-model';

export const logout: MutationResolvers['logout'] = async (_parent, _args, { session, vendor }) => {
  // A session that is over already is signed out, which is what was asked for.
  const answer = session.key === '' ? null : await vendor.accountService.logout().catch(nullWhenSignedOut);
  return { success: answer?.success ?? true, userErrors: [] };
};
