import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { BusyButton } from '../../../ui/busy-button';
import { DialogActions } from '../../../ui/dialog-actions';
import { ErrorBlock } from '../../../ui/error-block';
import { BulkAssignRow } from './bulk-assign-row';
import classes from './dialogs.module.css';
import { type SeatsToAssign, useBulkAssign } from './use-bulk-assign';

interface BulkAssignFormProps {
  seats: SeatsToAssign;
  onClose: () => void;
  onDone: () => void;
}

/** A row for each seat. What is refused stays with its reason; the rest is done (D-67). */
export function BulkAssignForm({ seats, onClose, onDone }: BulkAssignFormProps) {
  const { rows, edit, paste, submit, refusal, notice, isBusy, hasChanges } = useBulkAssign(seats, onDone);
  useUnsavedText(hasChanges);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };
  return (
    <form onSubmit={send} noValidate>
      <ErrorBlock message={refusal} />
      <p className={classes['note']}>
        Paste a list or a table with addresses into a field to fill the seats from there down. An empty field
        unassigns its seat.
      </p>
      <p className={classes['pasted']} role="status">
        {notice}
      </p>
      <ul className={classes['seats']}>
        {rows.map((row, index) => (
          <BulkAssignRow
            key={row.seatId}
            row={row}
            number={index + 1}
            isBusy={isBusy}
            onEdit={(part) => edit(index, part)}
            onPaste={(pasted) => paste(index, pasted)}
          />
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          Go Back
        </Button>
        <BusyButton type="submit" isBusy={isBusy}>
          Assign
        </BusyButton>
      </DialogActions>
    </form>
  );
}
