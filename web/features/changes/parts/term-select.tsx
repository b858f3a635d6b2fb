import { NativeSelect } from '@mantine/core';
import { TERM_CODES, termName } from '#domain/terms/term-code';
import { TERMS } from '../../../app/term-codes';
import type { Term } from '../../../schema.generated';

const OPTIONS = TERM_CODES.map((code) => ({ value: TERMS[code], label: termName(code) }));

interface TermSelectProps {
  term: Term;
  isDisabled?: boolean;
  onTerm: (term: Term) => void;
}

export function TermSelect({ term, isDisabled = false, onTerm }: TermSelectProps) {
  return (
    <NativeSelect
      label="Billing Term"
      value={term}
      disabled={isDisabled}
      onChange={({ currentTarget }) =>
        onTerm(OPTIONS.find(({ value }) => value === currentTarget.value)?.value ?? term)
      }
      data={OPTIONS}
    />
  );
}
