import { ME } from '#domain/licenses/people/managers';
import { Dialog } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/notify';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { SelectionState, useSeatSelection } from '../actions/selection-state';
import {
  CloudTransferOwnerDocument,
  TransferOwnerDocument,
  TransferSelectionDocument,
  type TransferSelectionQuery,
} from './transfer.generated';
import classes from './transfer.module.css';
import { TransferForm, TransferRefused } from './transfer-form';
import { useTransfer } from './use-transfer';

type Selection = NonNullable<NonNullable<TransferSelectionQuery['viewer']>['seatSelection']>;

export function TransferDialog({ seatIds, leftOut, onClose, onDone }: SeatActionDialogProps) {
  const selected = useSeatSelection(TransferSelectionDocument, seatIds);
  const { change, refresh, isBusy } = useTransfer();

  async function transfer(email: string, groups: Selection['subscriptions']): Promise<string | null> {
    const input = { seatIds: [...seatIds], newOwnerEmail: email };
    const refusal = await change(TransferOwnerDocument, { input }, refresh);
    if (refusal !== null) return refusal;
    const names = groups.map(({ name }) => name).join(', ');
    void notify({ message: `${email.trim()} was asked to take over ${names}.` });
    onDone();
    return null;
  }

  return (
    <Dialog title="Transfer Ownership" width={525} onClose={() => isBusy || onClose()}>
      {leftOut}
      <SelectionState of={selected}>
        {({ managers, subscriptions, transferEligibility }) =>
          transferEligibility.allowed ? (
            <>
              <p className={classes['note']}>{noteOn(subscriptions)}</p>
              <TransferForm
                managers={managers.map(({ name }) => name).filter((name) => name !== ME)}
                isBusy={isBusy}
                onClose={onClose}
                onTransfer={(email) => transfer(email, subscriptions)}
              />
            </>
          ) : (
            <TransferRefused message={transferEligibility.message} onClose={onClose} />
          )
        }
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

interface CloudTransferDialogProps {
  group: {
    id: string;
    name: string;
    contents: string;
    transferEligibility: { allowed: boolean; message: string | null };
  };
  onClose: () => void;
}

export function CloudTransferDialog({ group, onClose }: CloudTransferDialogProps) {
  const { id, name, contents, transferEligibility } = group;
  const { change, refresh, isBusy } = useTransfer();
  const transfer = async (email: string): Promise<string | null> => {
    const input = { subscriptionId: id, newOwnerEmail: email };
    const refusal = await change(CloudTransferOwnerDocument, { input }, refresh);
    if (refusal !== null) return refusal;
    void notify({ message: `${email.trim()} was asked to take over ${name}.` });
    onClose();
    return null;
  };
  return (
    <Dialog title="Transfer Ownership" width={525} onClose={() => isBusy || onClose()}>
      {transferEligibility.allowed ? (
        <>
          <p className={classes['note']}>
            Transfers {name} with {contents}. You stay the owner until the new one accepts.
          </p>
          <TransferForm managers={[]} isBusy={isBusy} onClose={onClose} onTransfer={transfer} />
        </>
      ) : (
        <TransferRefused message={transferEligibility.message} onClose={onClose} />
      )}
    </Dialog>
  );
}
