import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCallback, useState } from 'react';
import { parseName } from '#domain/account/profile';
import { message } from '#domain/messages/catalogue';
import { useChange } from '../../../app/graphql/use-change';
import { useLostAnswer } from '../../../app/graphql/use-lost-answer';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { SaveButton } from '../../../ui/fields/busy-button';
import { fieldProps, showFieldErrors } from '../../../ui/fields/field-props';
import { Flyout } from '../../../ui/overlays/flyout';
import type { OverlayButton } from '../../../ui/overlays/on-demand';
import { useShowOrNotify } from '../../../ui/overlays/use-show-or-notify';
import classes from '../account.module.css';
import { UpdateProfileNameDocument } from './personal-information.generated';

export function NameFlyout({ button, name }: { button: OverlayButton; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { change, isBusy } = useChange({ refused: message.lastResort });
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <Flyout
      isOpen={isOpen}
      onOpen={open}
      onClose={() => !isBusy && close()}
      label="Edit Name"
      trigger={button}
    >
      <NameForm
        name={name}
        isBusy={isBusy}
        onSave={(typed) => change(UpdateProfileNameDocument, { input: { name: typed } })}
        onCancel={close}
      />
    </Flyout>
  );
}

interface NameFormProps {
  name: string;
  isBusy: boolean;
  onSave: (name: string) => Promise<string | null>;
  onCancel: () => void;
}

function NameForm({ name, isBusy, onSave, onCancel }: NameFormProps) {
  const form = useForm({ initialValues: { name }, validate: { name: nameProblem } });
  const { isStored, setSent } = useLostAnswer({
    ...{ typed: form.values.name, stored: name, toStored: nameOf, isBusy },
    onStored: onCancel,
  });
  useUnsavedText(form.isDirty() && !isStored);
  const tell = useShowOrNotify();

  const submit = form.onSubmit(
    async ({ name: typed }) => {
      if (isBusy) return;
      const refusal = form.isDirty() ? await onSave(typed) : null;
      if (refusal === null) onCancel();
      else
        tell(refusal, () => {
          setSent(typed);
          showFieldErrors(form, ['name'], { name: refusal });
        });
    },
    (errors) => showFieldErrors(form, ['name'], errors),
  );

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        {...fieldProps(form, 'name')}
        data-autofocus
        label="Name"
        autoComplete="name"
        readOnly={isBusy}
        errorProps={{ role: 'alert' }}
      />
      <div className={classes['actions']}>
        <Button variant="default" onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <SaveButton isBusy={isBusy} disabled={isBusy} />
      </div>
    </form>
  );
}

function nameOf(typed: string): string | null {
  const parsed = parseName(typed);
  return parsed.ok ? parsed.name : null;
}

function nameProblem(typed: string): string | null {
  const parsed = parseName(typed);
  return parsed.ok ? null : parsed.message;
}
