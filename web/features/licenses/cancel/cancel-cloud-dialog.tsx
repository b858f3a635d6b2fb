import { useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { BusyButton } from '../../../ui/fields/busy-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';
import { ErrorBlock } from '../../../ui/states/error-block';
import type { CloudEnd_GroupFragment } from './cloud-end.generated';
import { useCloudEnd } from './use-cloud-end';

interface CancelCloudDialogProps {
  group: CloudEnd_GroupFragment;
  onClose: () => void;
}

/** Asks whether a whole cloud group shall end with its term, or says why it cannot (CANC-14). */
export function CancelCloudDialog({ group, onClose }: CancelCloudDialogProps) {
  const { cancel, isBusy } = useCloudEnd(group);
  const { refusal } = group.cancellation;
  const [answered, setAnswered] = useState<string | null>(null);
  const confirm = async () => {
    const refused = await cancel();
    setAnswered(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog title={`Cancel Group ${group.number}`} width={500} onClose={onClose}>
      <ErrorBlock message={answered ?? refusal} />
      {refusal === null && (
        <p>
          Everything in the group can be used until {formatDate(group.expireDate)}, the end of the current
          term. The group is not renewed then. Nothing is refunded.
        </p>
      )}
      <DialogActions>
        <GoBackButton data-autofocus onClick={onClose} disabled={isBusy} />
        {refusal === null && (
          <BusyButton isBusy={isBusy} color="var(--bad)" onClick={() => void confirm()}>
            Cancel Group
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
