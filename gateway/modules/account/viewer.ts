import type { GraphQLResolveInfo } from 'graphql';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { Change } from '../common/change';
import { prefetch } from './prefetch';
import { loadViewer } from './user-model';

export const viewerResolvers = {
  Query: {
    viewer: (_parent, _args, context, info) => {
      if (context.session.key !== '') prefetch(context, info);
      return loadViewer(context);
    },
  },
  BillingInfoPayload: { viewer: changedViewer },
  CancelGroupPayload: { viewer: changedViewer },
  ChangeAccountInfoPayload: { viewer: changedViewer },
  CloudGroupPayload: { viewer: changedViewer },
  ProfilePayload: { viewer: changedViewer },
  StoreInvoiceEmailsPayload: { viewer: changedViewer },
  TransferPayload: { viewer: changedViewer },
} satisfies SomeResolvers;

function changedViewer({ context }: Change, _args: unknown, _context: unknown, info: GraphQLResolveInfo) {
  if (context === null) return null;
  prefetch(context, info);
  return loadViewer(context);
}
