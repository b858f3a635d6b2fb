import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { message } from '#domain/messages/catalogue';
import { routes } from '../../../app/paths';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';
import { useSeatsToAssignQuery } from '../seat-plan/seat-changes.generated';
import { BulkAssignForm } from './bulk-assign-form';
import { MOST_ASSIGNED, type SeatActionDialogProps } from './seat-action';
import { SelectionState } from './selection-state';

/** One address for each selected seat (SEAT-03). */
export function BulkAssignDialog(props: SeatActionDialogProps) {
  const { seatIds, onClose } = props;
  return (
    <Dialog title="Assign User" width={650} onClose={onClose}>
      {seatIds.length > MOST_ASSIGNED ? (
        <>
          <p>{message.assignTooMany} A list has room for 20,000.</p>
          <DialogActions>
            <GoBackButton onClick={onClose} />
            <Button component={Link} to={routes.assignList}>
              Assign from a List
            </Button>
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
