import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { Dialog } from '../../../../ui/overlays/dialog';
import classes from './card-dialog.module.css';
import { CardEditor } from './card-editor';
import type { CardOnFile_CardFragment } from './card-on-file.generated';
import { useEditCard } from './use-edit-card';

interface CardDialogProps {
  card: CardOnFile_CardFragment | null;
  onClose: () => void;
}

/** Changes the card on file, or adds the first one (BILL-06, BILL-07). It cannot be closed while it saves. */
export function CardDialog({ card, onClose }: CardDialogProps) {
  // The card of the page changes when it is saved.
  const [storedCard] = useState(card);
  const edit = useEditCard(storedCard);
  const close = () => !edit.isBusy && onClose();
  return (
    <Dialog
      title={storedCard ? 'Edit Payment Method' : 'Add Payment Method'}
      width={670}
      isTall
      onClose={close}
    >
      {edit.isSaved ? <CardSaved onContinue={onClose} /> : <CardEditor edit={edit} onCancel={close} />}
    </Dialog>
  );
}

/** The card is saved (CARD-07); the one thing left to do has the focus. */
function CardSaved({ onContinue }: { onContinue: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div className={classes['saved']}>
      <IconCircleCheck className={classes['mark']} size={40} stroke={1.5} aria-hidden="true" />
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
