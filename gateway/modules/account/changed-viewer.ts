import type { GraphQLResolveInfo } from 'graphql';
import type { Change } from '../common/change';
import { prefetch } from './prefetch';
import { loadViewer, type UserModel } from './user-model';

/** The customer as changed, for every payload that has one. */
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
