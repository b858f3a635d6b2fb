import { useNavigate } from 'react-router-dom';
import { DEFAULT_TERM } from '#domain/terms/term-code';
import { renewPathFor } from '../../../app/paths';
import { ChoiceDialog, TERM_CHOICES } from '../change/choice-dialog';

interface RenewDialogProps {
  name: string;
  path: string;
  isAutoRenew: boolean;
  onClose: () => void;
}

export function RenewDialog({ name, path, isAutoRenew, onClose }: RenewDialogProps) {
  const navigate = useNavigate();
  return (
    <ChoiceDialog
      title={isAutoRenew ? 'Set to Auto Renew' : 'Renew'}
      question={`Billing term for ${name}`}
      hint={
        isAutoRenew
          ? 'Nothing is charged today: from the end of the current term on, a card pays for every term.'
          : 'The group goes on from the end of its current term. The next page says what it costs, and asks which seats go on.'
      }
      choices={TERM_CHOICES}
      initial={DEFAULT_TERM}
      onClose={onClose}
      onChoose={(newTerm) => void navigate(renewPathFor(path, newTerm))}
    />
  );
}
