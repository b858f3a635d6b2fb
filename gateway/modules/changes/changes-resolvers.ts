import { changedViewer } from '../account/changed-viewer';
import { cancelMutations, cancelQueries } from './cancel/cancel-resolvers';
import { changedCloudGroup } from './cancel/cloud-group-change';
import { changeEdition, changeTerm } from './change-orders';
import { editionChangePreview, termChangePreview } from './change-preview';
import { changeViewer } from './change-result';
import { changedRows } from './changed-rows';
import { poRenewalPreview } from './purchase-order/po-renewal-preview';
import { poRenewalViewer, renewAsePo, renewCloudPo, renewPo, setAutoRenew } from './purchase-order/renew-po';
import { renewableSeats } from './purchase-order/renewable-group';
import { reactivate } from './reactivate/reactivate';
import { reactivationPreview } from './reactivate/reactivation-preview';
import { cancelSubscriptionGroup } from './retry/cancel-group';
import { retryPayment, retryViewer } from './retry/retry-payment';
import { retryPaymentPreview } from './retry/retry-preview';
import { retrySeats } from './retry/retry-seats';
import { transfers } from './transfer/transfer-resolvers';

/** What becomes of groups that are there already. */
export const changesResolvers = {
  Query: {
    editionChangePreview,
    poRenewalPreview,
    termChangePreview,
    reactivationPreview,
    retryPaymentPreview,
    ...cancelQueries,
    ...transfers.queries,
  },
  Mutation: {
    cancelSubscriptionGroup,
    changeEdition,
    changeTerm,
    reactivate,
    retryPayment,
    renewAsePo,
    renewCloudPo,
    renewPo,
    setAutoRenew,
    ...cancelMutations,
    ...transfers.mutations,
  },
  ChangePayload: { viewer: changeViewer },
  ChangedGroup: { rows: changedRows },
  RetryGroup: { seats: retrySeats },
  RetryPaymentPayload: { viewer: retryViewer },
  CancelGroupPayload: { viewer: changedViewer },
  RenewableGroup: { seats: renewableSeats },
  CloudGroupPayload: { cloudGroup: changedCloudGroup, viewer: changedViewer },
  PoRenewalPayload: { viewer: poRenewalViewer },
  ...transfers.results,
};
