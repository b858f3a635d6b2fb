import { useNavigate } from 'react-router-dom';
import { TERM_CODES } from '#domain/terms/term-code';
import { termName } from '#domain/terms/term-name';
import { reactivatePath } from '../../../app/paths';
import { ChoiceDialog } from '../change/choice-dialog';

const CHOICES = TERM_CODES.map((value) => ({ value, title: termName(value) }));

interface ReactivateDialogProps {
  group: { id: string; number: number };
  isCloud: boolean;
  onClose: () => void;
}

/** Picks the term of a subscription that is over, then goes to the page that brings it back (REAC-03, MAN-20). */
export function ReactivateDialog({ group, isCloud, onClose }: ReactivateDialogProps) {
  const navigate = useNavigate();
  return (
    <ChoiceDialog
      title="Reactivate"
      question={`Billing term for Group ${group.number}`}
      hint="The next page says what it costs; there the group can also join another one of the same term."
      choices={CHOICES}
      onClose={onClose}
      onChoose={async (newTerm) => {
        void navigate(reactivatePath({ isCloud, subId: group.id, newTerm }));
        return null;
      }}
    />
  );
}
