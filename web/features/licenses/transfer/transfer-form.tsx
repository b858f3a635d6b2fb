import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { BusyButton } from '../../../ui/fields/busy-button';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog';
import { ErrorBlock } from '../../../ui/states/error-block';
import classes from './transfer.module.css';

interface TransferFormProps {
  managers: readonly string[];
  isBusy: boolean;
  onClose: () => void;
  onTransfer: (email: string) => Promise<string | null>;
}

export function TransferForm({ managers, isBusy, onClose, onTransfer }: TransferFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const name = useId();
  useUnsavedText(email.trim() !== '');
  const choose = (chosen: string) => {
    setEmail(chosen);
    setError(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) setError(await onTransfer(email));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {managers.length > 0 && (
        <fieldset className={classes['managers']} disabled={isBusy}>
          <legend>Managers of these seats</legend>
          {managers.map((manager) => (
            <label key={manager}>
              <input type="radio" name={name} checked={email === manager} onChange={() => choose(manager)} />
              <span>{manager}</span>
            </label>
          ))}
        </fieldset>
      )}
      <TextInput
        data-autofocus
        label="E-mail address of the new owner"
        type="email"
        autoComplete="off"
        value={email}
        error={error}
        errorProps={{ role: 'alert' }}
        readOnly={isBusy}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <DialogActions>
        <GoBackButton onClick={onClose} disabled={isBusy} />
        <BusyButton type="submit" isBusy={isBusy}>
          Transfer Ownership
        </BusyButton>
      </DialogActions>
    </form>
  );
}

export function TransferRefused({ message: text, onClose }: { message: string | null; onClose: () => void }) {
  return (
    <>
      <ErrorBlock message={text ?? message.transferFailed} />
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Go Back
        </Button>
      </DialogActions>
    </>
  );
}
