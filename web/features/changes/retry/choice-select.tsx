import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import type { RetrySeatChoice } from '../../../schema.generated';

const OPTIONS = [
  { value: 'CANCEL', label: 'Cancel' },
  { value: 'RENEW', label: 'Renew' },
];

interface ChoiceSelectProps {
  value: RetrySeatChoice;
  /** Names the seat to whoever does not see its row. */
  label: string;
  onChange: (choice: RetrySeatChoice) => void;
}

/** Whether one seat renews (PAY-05). */
export function ChoiceSelect({ value, label, onChange }: ChoiceSelectProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      data={OPTIONS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value === 'RENEW' ? 'RENEW' : 'CANCEL')}
    />
  );
}
