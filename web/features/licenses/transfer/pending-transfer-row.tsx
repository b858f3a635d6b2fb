import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { notify, notifyRefusal } from '../../../ui/overlays/notify';
import { Sentence } from '../../../ui/text';
import {
  CancelCloudTransferDocument,
  CancelTransferDocument,
  DeclineTransferDocument,
  type PendingTransferRow_TransferFragment,
  UndoDeclineTransferDocument,
} from './transfer.generated';
import classes from './transfer.module.css';
import { useTransfer } from './use-transfer';

interface PendingTransferRowProps {
  group: { id: string; name: string };
  transfer: PendingTransferRow_TransferFragment;
  isCloud: boolean;
}

export function PendingTransferRow({ group, transfer, isCloud }: PendingTransferRowProps) {
  const { change, refresh, isBusy } = useTransfer();
  const { version } = transfer;
  const subscriptionId = group.id;
  const shown = { subscriptionId, version };

  // Reports by toast, since the row disappears with the offer.
  const ended = (refused: string | null, done: string) => {
    if (refused === null) void notify({ message: done });
    else notifyRefusal(refused);
  };
  const cancel = async () => {
    const mutation = isCloud ? CancelCloudTransferDocument : CancelTransferDocument;
    ended(await change(mutation, shown, refresh), `The transfer of ${group.name} was canceled.`);
  };
  const undo = async () =>
    ended(
      await change(UndoDeclineTransferDocument, { subscriptionId }, refresh),
      `${group.name} waits for your answer again.`,
    );
  const decline = async () => {
    const message = `The transfer of ${group.name} was declined. It stays with its owner, who can offer it again.`;
    const refused = await change(DeclineTransferDocument, shown, (answer) => {
      refresh(answer);
      void notify({ message, ...(answer.canUndo && { onUndo: () => void undo() }) });
    });
    notifyRefusal(refused);
  };

  const quiet = { variant: 'default', size: 'compact-sm', loading: isBusy } as const;
  return (
    <div className={classes['pending']}>
      <p>
        <Sentence>{transfer.text}</Sentence>
      </p>
      <span className={classes['actions']}>
        {transfer.acceptPath !== null && (
          <Button
            component={Link}
            to={transfer.acceptPath}
            size="compact-sm"
            aria-label={`Accept ${group.name}`}
          >
            Accept
          </Button>
        )}
        {transfer.isToViewer && (
          <Button {...quiet} aria-label={`Decline ${group.name}`} onClick={decline}>
            Decline
          </Button>
        )}
        {transfer.canCancel && (
          <Button {...quiet} aria-label={`Cancel Transfer of ${group.name}`} onClick={cancel}>
            Cancel Transfer
          </Button>
        )}
      </span>
    </div>
  );
}
