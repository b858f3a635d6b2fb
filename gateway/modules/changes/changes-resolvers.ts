import { changedViewer } from '../account/changed-viewer';
import { changedCloudGroup } from '../cloud/cloud-group-change';
import { cancelMutations, cancelQueries } from './cancel/cancel-resolvers';
import { editionChangePreview, termChangePreview } from './edition-term/change-preview';
import { changedRows } from './edition-term/changed-rows';
import { addUsersPreview } from './purchase-order/add-users';
import { poRenewalPreview } from './purchase-order/po-renewal-preview';
import { renewableSeats } from './purchase-order/renewable-group';
import { reactivationPreview } from './reactivate/reactivation-preview';
import { cancelSubscriptionGroup } from './retry/cancel-group';
import { retryPaymentPreview } from './retry/retry-preview';
import { retrySeats } from './retry/retry-seats';
import { transfers } from './transfer/transfer-resolvers';
import { upgradePreview } from './upgrade/upgrade-preview';

/** What becomes of groups that are there already. */
export const changesResolvers = {
  Query: {
    addUsersPreview,
    editionChangePreview,
    poRenewalPreview,
    termChangePreview,
    reactivationPreview,
    retryPaymentPreview,
    upgradePreview,
    ...cancelQueries,
    ...transfers.queries,
  },
  Mutation: {
    cancelSubscriptionGroup,
    ...cancelMutations,
    ...transfers.mutations,
  },
  ChangedGroup: { rows: changedRows },
  RetryGroup: { seats: retrySeats },
  CancelGroupPayload: { viewer: changedViewer },
  RenewableGroup: { seats: renewableSeats },
  CloudGroupPayload: { cloudGroup: changedCloudGroup, viewer: changedViewer },
  ...transfers.results,
};
