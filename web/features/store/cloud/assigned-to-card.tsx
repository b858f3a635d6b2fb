import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { Card } from '../../../ui/card';
import type { GroupSelect_CandidateFragment } from '../cart/group-select.generated';
import classes from './cloud.module.css';
import type { CheckedText } from './use-checked-text';

interface AssignedToCardProps {
  title: string;
  label: string;
  hint: string;
  suffix?: string;
  value: string;
  onChange: (value: string) => void;
  text: CheckedText;
  /** The group that has decided it; null where there is none. */
  decidedBy: GroupSelect_CandidateFragment | null;
}

/** The domain or organization of a purchase (CLOUD-17); an assigned group has its own. */
export function AssignedToCard(props: AssignedToCardProps) {
  const { title, label, hint, suffix, value, onChange, text, decidedBy } = props;
  if (decidedBy) {
    return (
      <Card title={title}>
        <p>
          {decidedBy.name} is assigned to <strong>{decidedBy.assignedTo}</strong>, and so is what you add to
          it.
        </p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <TextInput
        ref={text.input}
        className={classes['assigned'] ?? ''}
        label={label}
        description={hint}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={text.onBlur}
        error={text.error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        rightSection={suffix && <span className={classes['suffix']}>{suffix}</span>}
        rightSectionWidth={suffix ? 112 : undefined}
        rightSectionPointerEvents="none"
      />
    </Card>
  );
}
