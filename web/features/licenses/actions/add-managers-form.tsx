import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { parseManagerList } from '#domain/licenses/people/managers';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { BusyButton } from '../../../ui/fields/busy-button';
import classes from './dialogs.module.css';

interface AddManagersFormProps {
  isBusy: boolean;
  onAdd: (emails: string[]) => Promise<boolean>;
}

/** Addresses separated by commas (SEAT-07). */
export function AddManagersForm({ isBusy, onAdd }: AddManagersFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  useUnsavedText(typed.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The gateway knows who "Me" is.
    const parsed = parseManagerList(typed, 'Me@');
    if (!parsed.ok) return setError(parsed.message);
    const emails = parsed.emails.map((email) => (email === 'Me@' ? 'Me' : email));
    if (await onAdd(emails)) setTyped('');
  };
  return (
    <form className={classes['add']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        data-autofocus
        label="Add managers"
        description="E-mail addresses, separated by commas"
        inputMode="email"
        autoComplete="off"
        value={typed}
        error={error}
        errorProps={{ role: 'alert' }}
        readOnly={isBusy}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <BusyButton type="submit" variant="default" isBusy={isBusy}>
        Add
      </BusyButton>
    </form>
  );
}
