import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CartRefusal } from '#domain/store/carts/cart-checks';
import { Card } from '../../../ui/card';
import type { GroupSelect_CandidateFragment } from '../cart/group-select.generated';
import classes from './cloud.module.css';

interface AssignedToCardProps {
  title: string;
  label: string;
  hint: string;
  suffix?: string;
  value: string;
  onChange: (value: string) => void;
  text: CheckedText;
  decidedBy: GroupSelect_CandidateFragment | null;
}

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

export type CheckedText = ReturnType<typeof useCheckedText>;

export function useCheckedText(value: string, check: (value: string) => CartRefusal | null) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const refusal = check(value);
  return {
    input,
    error: isShown ? (refusal?.message ?? null) : null,
    onBlur: () => setShown(true),
    isValid(): boolean {
      setShown(true);
      if (refusal) input.current?.focus();
      return refusal === null;
    },
  };
}
