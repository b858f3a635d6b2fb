import type { MutationResolvers, TransferPayloadResolvers } from '../../../resolvers.generated';
import { changedViewer } from '../../account/changed-viewer';
import { cancelCloudTransfer, cancelTransfer, declineTransfer } from './end-transfer';
import { cloudTransferOwner, transferOwner } from './transfer-owner';
import { transferPreview } from './transfer-preview';

/** What is answered where it is more than a property. */
export interface TransferResults {
  readonly TransferPayload: Pick<TransferPayloadResolvers, 'viewer'>;
}

const mutations = {
  cancelCloudTransfer,
  cancelTransfer,
  cloudTransferOwner,
  declineTransfer,
  transferOwner,
} satisfies Partial<MutationResolvers>;

const results: TransferResults = {
  TransferPayload: { viewer: changedViewer },
};

/** Everything by which groups change hands. */
export const transfers = { queries: { transferPreview }, mutations, results };
