import '@mantine/core/styles/Input.layer.css';
import { message } from '#domain/messages/catalogue';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';
import { BulkAssignForm } from './bulk-assign-form';
import { MOST_ASSIGNED, type SeatActionDialogProps } from './seat-action';
import { useSeatsToAssignQuery } from './seat-changes.generated';
import { SelectionState } from './selection-state';

/** One address for each selected seat (SEAT-03). */
export function BulkAssignDialog(props: SeatActionDialogProps) {
  const { seatIds, onClose } = props;
  return (
    <Dialog title="Assign User" width={650} onClose={onClose}>
      {seatIds.length > MOST_ASSIGNED ? (
        <>
          <p>{message.assignTooMany}</p>
          <DialogActions>
            <GoBackButton onClick={onClose} />
          </DialogActions>
        </>
      ) : (
        <LoadedForm {...props} />
      )}
    </Dialog>
  );
}

function LoadedForm(props: SeatActionDialogProps) {
  const { data, error, refetch } = useSeatsToAssignQuery({
    variables: { seatIds: [...props.seatIds] },
    fetchPolicy: 'no-cache',
  });
  const value = data?.viewer?.seatSelection ?? null;
  return (
    <SelectionState of={{ value, hasFailed: error !== undefined, refetch }}>
      {(seats) => <BulkAssignForm seats={seats} onClose={props.onClose} onDone={props.onDone} />}
    </SelectionState>
  );
}
