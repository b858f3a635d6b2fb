import { Dialog } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/notify';
import { CloudTransferOwnerDocument } from './transfer.generated';
import classes from './transfer.module.css';
import { TransferForm, TransferRefused } from './transfer-form';
import { useTransfer } from './use-transfer';

interface CloudTransferDialogProps {
  group: {
    id: string;
    number: number;
    contents: string;
    transferEligibility: { allowed: boolean; message: string | null };
  };
  onClose: () => void;
}

/** Offers a cloud group to somebody else (XFER-17). */
export function CloudTransferDialog({ group, onClose }: CloudTransferDialogProps) {
  const { id, number, contents, transferEligibility } = group;
  const { send, isBusy } = useTransfer();
  const transfer = async (email: string): Promise<string | null> => {
    const input = { subscriptionId: id, newOwnerEmail: email };
    const refusal = await send(CloudTransferOwnerDocument, { input });
    if (refusal !== null) return refusal;
    void notify({ message: `${email.trim()} was asked to take over Group ${number}.` });
    onClose();
    return null;
  };
  return (
    <Dialog title="Transfer Ownership" width={525} onClose={() => isBusy || onClose()}>
      {transferEligibility.allowed ? (
        <>
          <p className={classes['note']}>
            Transfers Group {number} ({contents}). You stay the owner until the new one accepts.
          </p>
          <TransferForm managers={[]} isBusy={isBusy} onClose={onClose} onTransfer={transfer} />
        </>
      ) : (
        <TransferRefused message={transferEligibility.message} onClose={onClose} />
      )}
    </Dialog>
  );
}
