import { ME } from '#domain/licenses/people/managers';
import { Dialog } from '../../../ui/overlays/dialog';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { SelectionState, useSeatSelection } from '../actions/selection-state';
import type { CloudActionDialogProps } from '../cloud/cloud-action';
import {
  CloudTransferOwnerDocument,
  TransferOwnerDocument,
  TransferSelectionDocument,
  type TransferSelectionQuery,
} from './transfer.generated';
import { TransferParts } from './transfer-form';
import { useOffer } from './use-transfer';

type Selection = NonNullable<NonNullable<TransferSelectionQuery['viewer']>['seatSelection']>;

export function TransferDialog({ seatIds, leftOut, onClose, onDone }: SeatActionDialogProps) {
  const selected = useSeatSelection(TransferSelectionDocument, seatIds);
  const { offer, isBusy } = useOffer(TransferOwnerDocument, onDone);
  return (
    <Dialog title="Transfer Ownership" width={525} onClose={() => isBusy || onClose()}>
      {leftOut}
      <SelectionState of={selected}>
        {({ managers, subscriptions, transferEligibility }) => (
          <TransferParts
            {...{ isBusy, onClose }}
            eligibility={transferEligibility}
            note={noteOn(subscriptions)}
            managers={managers.map(({ name }) => name).filter((name) => name !== ME)}
            onTransfer={(newOwnerEmail) =>
              offer(
                { seatIds: [...seatIds], newOwnerEmail },
                subscriptions.map(({ name }) => name),
              )
            }
          />
        )}
      </SelectionState>
    </Dialog>
  );
}

// A transfer covers whole groups, whichever of their seats are selected (D-78).
function noteOn(groups: Selection['subscriptions']): string {
  const names = groups.map(({ name, editionSummary }) =>
    editionSummary === '' ? name : `${name} with ${editionSummary}`,
  );
  const whole = names.length === 1 ? 'The whole group is' : 'Whole groups are';
  return `${whole} transferred: ${names.join('; ')}. You stay the owner until the new one accepts.`;
}

export function CloudTransferDialog({ group, onClose }: CloudActionDialogProps) {
  const { id, name, contents, transferEligibility } = group;
  const { offer, isBusy } = useOffer(CloudTransferOwnerDocument, onClose);
  return (
    <Dialog title="Transfer Ownership" width={525} onClose={() => isBusy || onClose()}>
      <TransferParts
        {...{ isBusy, onClose }}
        eligibility={transferEligibility}
        note={`Transfers ${name} with ${contents}. You stay the owner until the new one accepts.`}
        managers={[]}
        onTransfer={(newOwnerEmail) => offer({ subscriptionId: id, newOwnerEmail }, [name])}
      />
    </Dialog>
  );
}
