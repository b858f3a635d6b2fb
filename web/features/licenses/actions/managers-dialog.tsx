import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ME, parseManagerList } from '#domain/licenses/people/managers';
import { message } from '#domain/messages/catalogue';
import { countText, seatsText } from '#domain/text/counts';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { BusyButton } from '../../../ui/fields/busy-button';
import { Dialog, DialogActions, DialogLead } from '../../../ui/overlays/dialog';
import { EndActions } from '../../../ui/overlays/dialog-form';
import { ErrorBlock } from '../../../ui/states/error-block';
import { SelectedSeatsDocument, type SelectedSeatsQuery } from '../seat-plan/seat-changes.generated';
import classes from './dialogs.module.css';
import type { SeatActionDialogProps } from './seat-action';
import { SelectionState, useSeatSelection } from './selection-state';
import { useManagers } from './use-managers';

export function ManagersDialog({ seatIds, onClose, onDone }: SeatActionDialogProps) {
  const selected = useSeatSelection(SelectedSeatsDocument, seatIds);
  const [isAsking, setAsking] = useState(false);
  const { add, remove, refusal, forget, busyWith } = useManagers(selected.refetch);
  const adding = useAddManagers((emails) => add(seatIds, emails), forget);
  const finish = async () => {
    const isTyped = adding.hasTyped && selected.value?.canChangeManagers !== false;
    if (!isTyped || (await adding.submit())) onClose();
  };
  // An owner can become a manager again; other managers cannot undo this.
  const removeSelf = async () => {
    setAsking(false);
    if (await remove(seatIds, ME, selected.value?.isOwner ?? false)) onDone();
  };
  return (
    <Dialog title="Change Managers" width={525} onClose={() => busyWith === null && onClose()}>
      <ErrorBlock message={refusal} />
      <SelectionState of={selected}>
        {(seats) => (
          <>
            {seats.canChangeManagers && <AddManagersForm isBusy={busyWith === 'add'} adding={adding} />}
            {seats.totalCount > 0 && (
              <ManagerList
                {...{ seats, busyWith }}
                onRemove={(name) => (name === ME ? setAsking(true) : void remove(seatIds, name, true))}
              />
            )}
            <DialogActions>
              <Button onClick={() => void finish()} disabled={busyWith !== null}>
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

interface ManagerListProps {
  seats: NonNullable<NonNullable<SelectedSeatsQuery['viewer']>['seatSelection']>;
  busyWith: string | null;
  onRemove: (name: string) => void;
}

function ManagerList({ seats, busyWith, onRemove }: ManagerListProps) {
  const { managers, totalCount, canChangeManagers } = seats;
  return (
    <>
      <h3 className={classes['heading']}>Managers of {seatsText(totalCount)}</h3>
      {managers.length === 0 && <p className={classes['hint']}>Nobody manages these seats.</p>}
      <ul className={classes['people']}>
        {managers.map(({ name, seatCount }) => (
          <li key={name}>
            <span>
              {name}
              {seatCount < totalCount && (
                <small>
                  {countText(seatCount)} of {seatsText(totalCount)}
                </small>
              )}
            </span>
            {canChangeManagers && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Remove ${name}`}
                loading={busyWith === name}
                disabled={busyWith !== null && busyWith !== name}
                onClick={() => onRemove(name)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function RemoveSelfDialog({ onCancel, onRemove }: { onCancel: () => void; onRemove: () => void }) {
  return (
    <Dialog title={message.removeSelfAsManager} width={500} onClose={onCancel}>
      <DialogLead>
        You will no longer be able to assign these seats, edit their notes or change their managers.
      </DialogLead>
      <EndActions end="Remove" onEnd={onRemove} onBack={onCancel} />
    </Dialog>
  );
}

function useAddManagers(onAdd: (emails: string[]) => Promise<boolean>, onType: () => void) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const hasTyped = typed.trim() !== '';
  useUnsavedText(hasTyped);
  const type = (text: string) => {
    setTyped(text);
    setError(null);
    onType();
  };
  /** Resolves to true if they were added. */
  const submit = async (): Promise<boolean> => {
    // The gateway resolves "Me".
    const parsed = parseManagerList(typed, 'Me@');
    if (!parsed.ok) {
      setError(parsed.message);
      return false;
    }
    const isAdded = await onAdd(parsed.emails.map((email) => (email === 'Me@' ? 'Me' : email)));
    if (isAdded) setTyped('');
    return isAdded;
  };
  return { typed, error, hasTyped, type, submit };
}

interface AddManagersFormProps {
  isBusy: boolean;
  adding: ReturnType<typeof useAddManagers>;
}

function AddManagersForm({ isBusy, adding }: AddManagersFormProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await adding.submit()) form.reset();
  };
  return (
    <form className={classes['add']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        data-autofocus
        label="Add managers"
        description="Email addresses, separated by commas"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={adding.typed}
        error={adding.error}
        errorProps={{ role: 'alert' }}
        readOnly={isBusy}
        onChange={(event) => adding.type(event.currentTarget.value)}
      />
      <BusyButton type="submit" variant="default" isBusy={isBusy}>
        Add
      </BusyButton>
    </form>
  );
}
