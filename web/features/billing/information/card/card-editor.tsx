import { Button } from '@mantine/core';
import { PaymentsNotice } from '../../../../app/payments/payments-notice';
import { CardFormFields } from '../../../../ui/card-form/card-form-fields';
import { SecureBadge } from '../../../../ui/card-form/secure-badge';
import { DialogActions } from '../../../../ui/dialog-actions';
import { ErrorBlock } from '../../../../ui/error-block';
import { SaveButton } from '../../../../ui/save-button';
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
