import type { GraphQLResolveInfo } from 'graphql';
import type { QueryResolvers } from '../../resolvers.generated';
import type { Change } from '../common/change';
import { prefetch } from './prefetch';
import { loadViewer, type UserModel } from './user-model';

export const viewer: QueryResolvers['viewer'] = (_parent, _args, context, info) => {
  if (context.session.key !== '') prefetch(context, info);
  return loadViewer(context);
};

export async function changedViewer(
  { context }: Change,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo,
): Promise<UserModel | null> {
  if (context === null) return null;
  prefetch(context, info);
  return loadViewer(context);
}
