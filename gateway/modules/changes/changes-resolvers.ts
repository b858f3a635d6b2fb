import { changedViewer } from '../account/viewer';
import { changedCloudGroup } from '../cloud/cloud-group-change';
import { cancelCloudGroup, modifyCloudSeats, uncancelCloudGroup } from './cancel/cancel-cloud-group';
import { cancelPreview, cancelSeats, uncancelPreview, uncancelSeats } from './cancel/cancel-seats';
import { changeChoices, choicesResolvers } from './edition-term/change-choices';
import { changedRows } from './edition-term/changed-row';
import { editionChangePreview, termChangePreview } from './edition-term/seat-change';
import { addUsersPreview } from './purchase-order/add-users';
import { poRenewalPreview } from './purchase-order/po-renewal';
import { renewableSeats } from './purchase-order/renewable-group';
import { reactivationPreview } from './reactivate/reactivation';
import { cancelSubscriptionGroup, retryPaymentPreview } from './retry/retry';
import { retrySeats } from './retry/to-retry';
import { transferPreview } from './transfer/acceptance';
import { cancelCloudTransfer, cancelTransfer, declineTransfer } from './transfer/end-transfer';
import { cloudTransferOwner, transferOwner } from './transfer/transfer-owner';
import { upgradePreview } from './upgrade/upgrade';

export const changesResolvers = {
  Query: {
    addUsersPreview,
    cancelPreview,
    changeChoices,
    editionChangePreview,
    poRenewalPreview,
    reactivationPreview,
    retryPaymentPreview,
    termChangePreview,
    transferPreview,
    uncancelPreview,
    upgradePreview,
  },
  Mutation: {
    cancelCloudGroup,
    cancelCloudTransfer,
    cancelSeats,
    cancelSubscriptionGroup,
    cancelTransfer,
    cloudTransferOwner,
    declineTransfer,
    modifyCloudSeats,
    transferOwner,
    uncancelCloudGroup,
    uncancelSeats,
  },
  ChangeChoices: choicesResolvers,
  ChangedGroup: { rows: changedRows },
  RetryGroup: { seats: retrySeats },
  CancelGroupPayload: { viewer: changedViewer },
  RenewableGroup: { seats: renewableSeats },
  CloudGroupPayload: { cloudGroup: changedCloudGroup, viewer: changedViewer },
  TransferPayload: { viewer: changedViewer },
};
