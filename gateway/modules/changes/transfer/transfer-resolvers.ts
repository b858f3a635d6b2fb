import type {
  AcceptTransferPayloadResolvers,
  MutationResolvers,
  TransferPayloadResolvers,
} from '../../../resolvers.generated';
import { changedViewer } from '../../account/changed-viewer';
import { acceptanceViewer, acceptTransfer } from './accept-transfer';
import { cancelCloudTransfer, cancelTransfer, declineTransfer } from './end-transfer';
import { cloudTransferOwner, transferOwner } from './transfer-owner';
import { transferPreview } from './transfer-preview';

/** What is answered where it is more than a property. */
export interface TransferResults {
  readonly AcceptTransferPayload: Pick<AcceptTransferPayloadResolvers, 'viewer'>;
  readonly TransferPayload: Pick<TransferPayloadResolvers, 'viewer'>;
}

const mutations = {
  acceptTransfer,
  cancelCloudTransfer,
  cancelTransfer,
  cloudTransferOwner,
  declineTransfer,
  transferOwner,
} satisfies Partial<MutationResolvers>;

const results: TransferResults = {
  AcceptTransferPayload: { viewer: acceptanceViewer },
  TransferPayload: { viewer: changedViewer },
};

/** Everything by which groups change hands. */
export const transfers = { queries: { transferPreview }, mutations, results };
