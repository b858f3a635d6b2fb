import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { DialogActions } from '../../../ui/overlays/dialog';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import { useShowOrNotify } from '../../../ui/overlays/use-show-or-notify';
import { ErrorBlock } from '../../../ui/states/error-block';
import classes from './transfer.module.css';

interface TransferPartsProps extends TransferFormProps {
  eligibility: { allowed: boolean; message: string | null };
  note: string;
}

/** The form, or why there is none. */
export function TransferParts({ eligibility, note, ...form }: TransferPartsProps) {
  if (!eligibility.allowed) return <TransferRefused message={eligibility.message} onClose={form.onClose} />;
  return (
    <>
      <p className={classes['note']}>{note}</p>
      <TransferForm {...form} />
    </>
  );
}

interface TransferFormProps {
  managers: readonly string[];
  isBusy: boolean;
  onClose: () => void;
  onTransfer: (email: string) => Promise<string | null>;
}

function TransferForm({ managers, isBusy, onClose, onTransfer }: TransferFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const tell = useShowOrNotify();
  const name = useId();
  useUnsavedText(email.trim() !== '');
  const choose = (chosen: string) => {
    setEmail(chosen);
    setError(null);
  };
  return (
    <DialogForm
      submit="Transfer Ownership"
      isBusy={isBusy}
      onSubmit={async () => tell(await onTransfer(email), setError)}
      onBack={onClose}
    >
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
        label="Email address of the new owner"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        value={email}
        error={error}
        errorProps={{ role: 'alert' }}
        readOnly={isBusy}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

function TransferRefused({ message: text, onClose }: { message: string | null; onClose: () => void }) {
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
