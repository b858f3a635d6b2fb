import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ME } from '#domain/licenses/people/managers';
import { message } from '#domain/messages/catalogue';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';
import { ErrorBlock } from '../../../ui/states/error-block';
import { seatsText } from '../seat-plan/seats-text';
import { AddManagersForm } from './add-managers-form';
import classes from './dialogs.module.css';
import type { SeatActionDialogProps } from './seat-action';
import { SelectionState } from './selection-state';
import { useManagers } from './use-managers';
import { useSelectedSeats } from './use-selected-seats';

/** Who manages the selected seats: adds people and removes them, one after the other (SEAT-07 to SEAT-10). */
export function ManagersDialog({ seatIds, onClose, onDone }: SeatActionDialogProps) {
  const selected = useSelectedSeats(seatIds);
  const [isAsking, setAsking] = useState(false);
  const { add, remove, refusal, busyWith } = useManagers(selected.refetch);
  // An owner may become a manager again; others cannot undo this.
  const removeSelf = async () => {
    setAsking(false);
    if (await remove(seatIds, ME, selected.value?.isOwner ?? false)) onDone();
  };
  return (
    <Dialog title="Change Managers" width={525} onClose={() => busyWith === null && !isAsking && onClose()}>
      <SelectionState of={selected}>
        {({ managers, totalCount }) => (
          <>
            <ErrorBlock message={refusal} />
            <AddManagersForm isBusy={busyWith === 'add'} onAdd={(emails) => add(seatIds, emails)} />
            <h3 className={classes['heading']}>Managers of {seatsText(totalCount)}</h3>
            {managers.length === 0 && <p className={classes['hint']}>Nobody manages these seats.</p>}
            <ul className={classes['people']}>
              {managers.map((manager) => (
                <li key={manager.name}>
                  <span>
                    {manager.name}
                    {manager.seatCount < totalCount && (
                      <small>
                        {manager.seatCount.toLocaleString('en-US')} of {seatsText(totalCount)}
                      </small>
                    )}
                  </span>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`Remove ${manager.name}`}
                    loading={busyWith === manager.name}
                    disabled={busyWith !== null && busyWith !== manager.name}
                    onClick={() =>
                      manager.name === ME ? setAsking(true) : void remove(seatIds, manager.name, true)
                    }
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
            <DialogActions>
              <Button onClick={onClose} disabled={busyWith !== null}>
                Done
              </Button>
            </DialogActions>
          </>
        )}
      </SelectionState>
      {isAsking && <RemoveSelfDialog onCancel={() => setAsking(false)} onRemove={() => void removeSelf()} />}
    </Dialog>
  );
}

interface RemoveSelfDialogProps {
  onCancel: () => void;
  onRemove: () => void;
}

/** Asks once more, since there may be no way back (SEAT-09, INFO-10). */
function RemoveSelfDialog({ onCancel, onRemove }: RemoveSelfDialogProps) {
  return (
    <Dialog title={message.removeSelfAsManager} width={500} onClose={onCancel}>
      <p>You will no longer be able to assign these seats, edit their notes or change their managers.</p>
      <DialogActions>
        <GoBackButton data-autofocus onClick={onCancel} />
        <Button color="var(--bad)" onClick={onRemove}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
