import type { QueryResolvers } from '../../resolvers.generated';
import { prefetch } from './prefetch';
import { loadViewer } from './user-model';

export const viewer: QueryResolvers['viewer'] = (_parent, _args, context, info) => {
  if (context.session.key !== '') prefetch(context, info);
  return loadViewer(context);
};
