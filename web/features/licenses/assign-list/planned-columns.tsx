import { type KeyboardEvent, useState } from 'react';
import { countText } from '#domain/text/counts';
import { showDirectionMarks, stripInvisible } from '#domain/text/plain-text';
import type { Column } from '../../../ui/data-table/column';
import { isEnter } from '../../../ui/fields/is-enter';
import { EmailText } from '../../../ui/text';
import classes from './assign-list.module.css';
import type { PlannedRow } from './planned-rows';

export interface Fixing {
  /** Corrected addresses by row, as long as they can be corrected again. */
  fixes: Readonly<Record<number, string>>;
  onFix: (row: number, email: string) => void;
}

export function plannedColumns(fixing: Fixing): readonly Column<PlannedRow>[] {
  return [
    {
      id: 'row',
      title: 'Row',
      width: 64,
      isQuiet: true,
      inCard: 'corner',
      cell: ({ id }) => countText(Number(id) + 1),
    },
    {
      id: 'person',
      title: 'Person',
      width: '32%',
      inCard: 'title',
      cell: (row) => <Person row={row} {...fixing} />,
    },
    {
      id: 'seat',
      title: 'Seat',
      width: '24%',
      isQuiet: true,
      inCard: 'fact',
      isEmpty: ({ seat }) => seat === null,
      cell: ({ seat }) => seat && [seat.groupName, seat.productName].filter(Boolean).join(' · '),
    },
    {
      id: 'state',
      title: 'What happens',
      inCard: 'line',
      cell: ({ id, state, text, canFix }) => (
        <span id={stateId(id)} className={classes['state']} data-state={canFix ? 'wrong' : state}>
          {text}
        </span>
      ),
    },
  ];
}

const stateId = (row: string) => `state-of-row-${row}`;

function Person({ row, fixes, onFix }: { row: PlannedRow } & Fixing) {
  const { id, email, canFix } = row;
  const fixed = fixes[Number(id)];
  const [typed, setTyped] = useState<string | null>(null);
  if (!canFix && fixed === undefined)
    return email === '' ? <em>Nobody</em> : <EmailText>{showDirectionMarks(email)}</EmailText>;
  // Invisible characters cannot be removed by hand, so propose the address without. Only an edit accepts it.
  const shown = typed ?? fixed ?? stripInvisible(email);
  const commit = () => {
    if (shown.trim() !== (fixed ?? email)) onFix(Number(id), shown.trim());
    setTyped(null);
  };
  const commitByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEnter(event)) return;
    commit();
    nextToFix(event.currentTarget)?.focus();
  };
  return (
    <input
      className={classes['fix']}
      type="text"
      inputMode="email"
      enterKeyHint="next"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={`Address of row ${countText(Number(id) + 1)}`}
      aria-invalid={canFix}
      aria-describedby={stateId(id)}
      value={shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== null && commit()}
      onKeyDown={commitByKey}
    />
  );
}

function nextToFix(field: HTMLInputElement): HTMLInputElement | undefined {
  const list = field.closest('table, ul');
  const fields = [...(list?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? [])];
  return fields[fields.indexOf(field) + 1];
}
