import { Button } from '@mantine/core';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { PaymentsNotice } from '../../../../app/payments/payments-notice';
import secure from '../../../../ui/card-form/card-form.module.css';
import { CardFormFields } from '../../../../ui/card-form/card-form-fields';
import { SaveButton } from '../../../../ui/fields/busy-button';
import { Dialog, DialogActions, GoBackButton } from '../../../../ui/overlays/dialog';
import { useFirstFocus } from '../../../../ui/overlays/use-focus';
import { ErrorBlock } from '../../../../ui/states/error-block';
import classes from './card-dialog.module.css';
import type { CardOnFile_CardFragment } from './card-on-file.generated';
import { type EditCard, useEditCard } from './use-edit-card';

export function CardDialog({ card, onClose }: { card: CardOnFile_CardFragment | null; onClose: () => void }) {
  // Saving changes the page's card, so keep the one that was opened.
  const [storedCard] = useState(card);
  const edit = useEditCard(storedCard);
  const close = () => !edit.isBusy && onClose();
  return (
    <Dialog title={storedCard ? 'Edit Payment Method' : 'Add Payment Method'} width={670} onClose={close}>
      {edit.isSaved ? <CardSaved onContinue={onClose} /> : <CardEditor edit={edit} onCancel={close} />}
    </Dialog>
  );
}

function CardSaved({ onContinue }: { onContinue: () => void }) {
  const button = useFirstFocus<HTMLButtonElement>();
  return (
    <div className={classes['saved']}>
      <IconCircleCheck className={classes['mark']} size="2.5rem" stroke={1.5} aria-hidden="true" />
      <div role="status">
        <h3>Success!</h3>
        <p>{message.paymentMethodUpdated}</p>
      </div>
      <Button ref={button} onClick={onContinue}>
        Continue
      </Button>
    </div>
  );
}

function CardEditor({ edit, onCancel }: { edit: EditCard; onCancel: () => void }) {
  const { form, payments, isBusy, isHeldBack, refusal, submit } = edit;
  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      <ErrorBlock message={refusal} />
      <CardFormFields form={form} />
      <PaymentsNotice payments={payments} />
      <DialogActions>
        <div className={classes['badge']}>
          <p className={secure['secure']}>
            <IconLock size="0.875rem" stroke={1.75} aria-hidden="true" />
            {message.secureBadge}
          </p>
        </div>
        <GoBackButton onClick={onCancel} disabled={isBusy} />
        <SaveButton isBusy={isBusy} disabled={isHeldBack} />
      </DialogActions>
    </form>
  );
}
