import { Button } from '@mantine/core';
import { type ClipboardEvent, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { message } from '#domain/messages/catalogue';
import { countText } from '#domain/text/counts';
import { routes } from '../../../app/paths';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { SteadyButton } from '../../../ui/fields/steady-button';
import { Dialog, DialogActions, GoBackButton } from '../../../ui/overlays/dialog';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import { SeatsToAssignDocument } from '../seat-plan/seat-changes.generated';
import classes from './dialogs.module.css';
import { type Pasted, pastedAddresses } from './fill-down';
import { MOST_ASSIGNED, type SeatActionDialogProps } from './seat-action';
import { SelectionState, useSeatSelection } from './selection-state';
import { type AssignRow, type SeatsToAssign, useBulkAssign } from './use-bulk-assign';

export function BulkAssignDialog(props: SeatActionDialogProps) {
  const { seatIds, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog title="Assign User" width={650} onClose={() => isBusy || onClose()}>
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
        <LoadedForm {...props} onBusy={setBusy} />
      )}
    </Dialog>
  );
}

interface BusyProps {
  /** Closing the dialog would lose the typed text, so it stays until any refused addresses are known. */
  onBusy: (isBusy: boolean) => void;
}

function LoadedForm({ seatIds, onClose, onDone, onBusy }: SeatActionDialogProps & BusyProps) {
  return (
    <SelectionState of={useSeatSelection(SeatsToAssignDocument, seatIds)}>
      {(seats) => <BulkAssignForm {...{ seats, onClose, onDone, onBusy }} />}
    </SelectionState>
  );
}

interface BulkAssignFormProps extends BusyProps {
  seats: SeatsToAssign;
  onClose: () => void;
  onDone: () => void;
}

function BulkAssignForm({ seats, onClose, onDone, onBusy }: BulkAssignFormProps) {
  const { rows, edit, paste, repeatFirst, submit, refusal, notice, isBusy, hasChanges } = useBulkAssign(
    seats,
    onDone,
  );
  useUnsavedText(hasChanges);
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  return (
    <DialogForm submit="Assign" isBusy={isBusy} refusal={refusal} onSubmit={submit} onBack={onClose}>
      <p className={classes['note']}>
        Paste a list or a table with addresses into a field to fill the seats from there down. An empty field
        unassigns its seat. A longer list, or a file: <Link to={routes.assignList}>assign from a list</Link>.
      </p>
      <p className={classes['pasted']} role="status">
        {notice}
      </p>
      <SteadyButton
        variant="subtle"
        size="compact-sm"
        className={classes['repeat'] ?? ''}
        onClick={isBusy ? null : repeatFirst}
      >
        Use the first address for all
      </SteadyButton>
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
    </DialogForm>
  );
}

interface BulkAssignRowProps {
  row: AssignRow;
  number: number;
  isBusy: boolean;
  onEdit: (part: Partial<AssignRow>) => void;
  onPaste: (pasted: Pasted) => void;
}

function BulkAssignRow({ row, number, isBusy, onEdit, onPaste }: BulkAssignRowProps) {
  const { productName, about, email, isManager, error } = row;
  const errorId = useId();
  const aboutId = useId();
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedAddresses(event.clipboardData.getData('text'));
    const isOneAddress = pasted.addresses.length === 1 && !pasted.hasMore;
    if (isBusy || isOneAddress || pasted.addresses.length === 0) return;
    event.preventDefault();
    onPaste(pasted);
  };
  return (
    <li>
      <span>
        {productName}
        <small id={aboutId}>{about}</small>
      </span>
      <input
        type="text"
        inputMode="email"
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={number === 1 || undefined}
        aria-label={`Email address for seat ${countText(number)}, ${productName}`}
        aria-invalid={error !== null}
        aria-describedby={error === null ? aboutId : `${aboutId} ${errorId}`}
        placeholder="Unassigned"
        value={email}
        readOnly={isBusy}
        onChange={(event) => onEdit({ email: event.currentTarget.value })}
        onPaste={paste}
      />
      <label>
        <input
          type="checkbox"
          aria-label={`Add as a Manager, seat ${countText(number)}, ${productName}`}
          checked={isManager}
          disabled={isBusy}
          onChange={(event) => onEdit({ isManager: event.currentTarget.checked })}
        />
        Add as a Manager
      </label>
      {error !== null && (
        <span id={errorId} role="alert">
          {error}
        </span>
      )}
    </li>
  );
}
