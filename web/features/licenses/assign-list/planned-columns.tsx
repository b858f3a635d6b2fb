import { type KeyboardEvent, useState } from 'react';
import { countText } from '#domain/text/counts';
import { showDirectionMarks, stripInvisible } from '#domain/text/plain-text';
import type { Column } from '../../../ui/data-table/column';
import { isEnter } from '../../../ui/fields/is-enter';
import { EmailText } from '../../../ui/text';
import classes from './assign-list.module.css';
import type { PlannedRow } from './planned-rows';

export function plannedColumns(onFix: (row: number, email: string) => void): readonly Column<PlannedRow>[] {
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
      cell: (row) => <Person key={row.email} row={row} onFix={onFix} />,
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

function Person({ row, onFix }: { row: PlannedRow; onFix: (row: number, email: string) => void }) {
  const { id, email, canFix } = row;
  // Invisible characters cannot be removed by hand, so propose the address without. Only an edit accepts it.
  const proposed = stripInvisible(email);
  const [typed, setTyped] = useState(proposed);
  if (!canFix) return email === '' ? <em>Nobody</em> : <EmailText>{showDirectionMarks(email)}</EmailText>;
  const commit = () => typed.trim() !== email && onFix(Number(id), typed.trim());
  const commitByKey = (event: KeyboardEvent) => isEnter(event) && commit();
  return (
    <input
      className={classes['fix']}
      type="text"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={`Address of row ${Number(id) + 1}`}
      aria-invalid
      aria-describedby={stateId(id)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== proposed && commit()}
      onKeyDown={commitByKey}
    />
  );
}
