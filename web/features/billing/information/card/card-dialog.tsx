import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog';
import { CardEditor } from './card-editor';
import type { CardOnFile_CardFragment } from './card-on-file.generated';
import { CardSaved } from './card-saved';
import { useEditCard } from './use-edit-card';

interface CardDialogProps {
  /** Null when none is on file. */
  card: CardOnFile_CardFragment | null;
  onClose: () => void;
}

/** Changes the card on file, or adds the first one (BILL-06, BILL-07). It cannot be closed while it saves. */
export function CardDialog({ card, onClose }: CardDialogProps) {
  // What it was opened with: the card changes underneath when it is saved.
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
