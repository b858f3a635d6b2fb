import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { message } from '#domain/messages/catalogue';
import { PaymentsNotice } from '../../../../app/payments/payments-notice';
import form from '../../../../ui/card-form/card-form.module.css';
import { CardFormFields } from '../../../../ui/card-form/card-form-fields';
import { SaveButton } from '../../../../ui/fields/save-button';
import { DialogActions } from '../../../../ui/overlays/dialog-actions';
import { ErrorBlock } from '../../../../ui/states/error-block';
import classes from './card-dialog.module.css';
import type { EditCard } from './use-edit-card';

interface CardEditorProps {
  edit: EditCard;
  onCancel: () => void;
}

/** The card form with its `Save`, which reads `Saving...` meanwhile (CARD-06). */
export function CardEditor({ edit, onCancel }: CardEditorProps) {
  const { form, today, payments, isBusy, isHeldBack, refusal, submit } = edit;
  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      <ErrorBlock message={refusal} />
      <CardFormFields form={form} today={today} />
      <PaymentsNotice payments={payments} />
      <div className={classes['footer']}>
        <DialogActions>
          <div className={classes['badge']}>
            <SecureBadge />
          </div>
          <Button variant="default" onClick={onCancel} disabled={isBusy}>
            Cancel
          </Button>
          <SaveButton isBusy={isBusy} disabled={isHeldBack} />
        </DialogActions>
      </div>
    </form>
  );
}

/** Where card data is asked for (CARD-29). */
function SecureBadge() {
  return (
    <p className={form['secure']}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      {message.secureBadge}
    </p>
  );
}
