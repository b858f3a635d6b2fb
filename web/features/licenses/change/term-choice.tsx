import type { ReactNode } from 'react';
import { TERM_CODES, type TermCode, termName } from '#domain/terms/term-code';
import { TERMS } from '../../../app/term-codes';
import { type TermChoicesQueryVariables, useTermChoicesQuery } from './change-choices.generated';
import { ChoiceDialog } from './choice-dialog';

const CHOICES = TERM_CODES.map((value) => ({ value, title: termName(value) }));

interface TermChoiceProps {
  question: string;
  selection: TermChoicesQueryVariables;
  leftOut?: ReactNode;
  onClose: () => void;
  onChoose: (term: TermCode) => void;
}

/** Picks a new billing term (TERM-01). */
export function TermChoice({ question, selection, leftOut, onClose, onChoose }: TermChoiceProps) {
  const { data, loading } = useTermChoicesQuery({ variables: selection, fetchPolicy: 'no-cache' });
  return (
    <ChoiceDialog
      title="Change Billing Term"
      question={question}
      leftOut={leftOut}
      hint="A longer term is paid for now and begins at once; a shorter one begins with the next term."
      choices={CHOICES}
      costs={{
        isLoading: loading,
        of: (value) => data?.changeChoices?.choices.find(({ term }) => term === TERMS[value]),
      }}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
