import type { MutationResolvers, QueryResolvers } from '../../resolvers.generated';
import { nextRenewal } from '../licenses/forecast';
import { assignDomain } from './assign-domain';
import { cloudGroups } from './cloud-book';
import { cloudAdminInstances, instanceIdFromDomain, orgNames } from './instances';
import { hasCloud, hasRp, productKinds } from './product-kinds';

export const cloudResolvers = {
  Query: { cloudAdminInstances, instanceIdFromDomain, orgNames } satisfies Partial<QueryResolvers>,
  Mutation: { assignDomain } satisfies Partial<MutationResolvers>,
  CloudGroup: { nextRenewal },
  User: { cloudGroups, productKinds },
  ProductKinds: { hasCloud, hasRp },
};
