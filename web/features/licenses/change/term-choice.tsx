import { TERM_CODES, type TermCode, termName } from '#domain/terms/term-code';
import { TERMS } from '../../../app/term-codes';
import type { TermChangeInput } from '../../../schema.generated';
import { ChoiceDialog } from './choice-dialog';
import { useTermRefusal } from './use-change-refusal';

const CHOICES = TERM_CODES.map((value) => ({ value, title: termName(value) }));

interface TermChoiceProps {
  question: string;
  selection: Omit<TermChangeInput, 'newTerm'>;
  onClose: () => void;
  onAllowed: (term: TermCode) => void;
}

/** Picks a new billing term, where it is not refused (TERM-01). */
export function TermChoice({ question, selection, onClose, onAllowed }: TermChoiceProps) {
  const refusalOf = useTermRefusal();
  return (
    <ChoiceDialog
      title="Change Billing Term"
      question={question}
      hint="A longer term is paid for now and begins at once; a shorter one begins with the next term."
      choices={CHOICES}
      onClose={onClose}
      onChoose={async (term) => {
        const refusal = await refusalOf({ ...selection, newTerm: TERMS[term] });
        if (refusal === null) onAllowed(term);
        return refusal;
      }}
    />
  );
}
