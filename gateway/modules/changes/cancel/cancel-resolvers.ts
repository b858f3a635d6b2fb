import type { MutationResolvers, QueryResolvers } from '../../../resolvers.generated';
import { cancelCloudGroup, uncancelCloudGroup } from './cancel-cloud-group';
import { cancelPreview, uncancelPreview } from './cancel-preview';
import { cancelSeats, uncancelSeats } from './cancel-seats';
import { modifyCloudSeats } from './modify-cloud-seats';

/** Root fields about the end of seats and groups. */
export const cancelQueries = { cancelPreview, uncancelPreview } satisfies Partial<QueryResolvers>;
export const cancelMutations = {
  cancelCloudGroup,
  cancelSeats,
  modifyCloudSeats,
  uncancelCloudGroup,
  uncancelSeats,
} satisfies Partial<MutationResolvers>;
