import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '#domain/text/counts';
import { isSameEmail } from '#domain/text/email';
import { personPath } from '../../../app/paths';
import { usePeopleQuery } from './people.generated';
import classes from './people.module.css';

const TYPING_PAUSE_MS = 150;

interface EmailFieldProps extends Omit<TextInputProps, 'value' | 'description'> {
  value: string;
  description: string;
  former?: string | null;
}

export function EmailField({ value, description, former = null, ...field }: EmailFieldProps) {
  const listId = useId();
  const [search] = useDebouncedValue(value.trim(), TYPING_PAUSE_MS);
  const { data } = usePeopleQuery({ variables: { search }, skip: search === '' });
  const people = data?.viewer?.people?.nodes ?? [];
  const found = people.find(({ email, usedCount }) => isSameEmail(email, value) && usedCount > 0);
  const isFormer = isSameEmail(value, former);
  return (
    <>
      <TextInput
        {...field}
        classNames={{ input: classes['field'] ?? '' }}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        value={value}
        list={listId}
        description={description}
      />
      <datalist id={listId}>
        {people.map(({ email }) => (
          <option key={email} value={email} />
        ))}
      </datalist>
      <p className={classes['hint']} role="status">
        {found && (
          <>
            {found.email} uses {licensesText(found.usedCount)}
            {isFormer ? '.' : ' already.'} <Link to={personPath(found.email)}>Show everything</Link>
          </>
        )}
      </p>
    </>
  );
}

export function licensesText(count: number): string {
  return counted(count, 'license');
}
