import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EDITIONS, editionName } from '#domain/licenses/edition';
import { LICENSE_TYPES_BY_NAME } from '#domain/licenses/license-type';
import { parseMoney } from '#domain/money/cents';
import { termName } from '#domain/terms/term-code';
import { countText, seatsText } from '#domain/text/counts';
import { changeEditionPath, changeTermPath } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import { TERM_CODES } from '../../../app/term-codes';
import type { Column } from '../../../ui/data-table/column';
import { DateText, Money, moneyText } from '../../../ui/text';
import type { WhatIf_ScenarioFragment } from './what-if.generated';
import classes from './what-if.module.css';

interface ScenarioRow extends WhatIf_ScenarioFragment {
  id: string;
  selectedCount: number;
}

export type OnCancel = (seatIds: readonly string[]) => void;

type Amount = 'dueNow' | 'renewals' | 'total';

/** Each scenario links to the page that orders it, or opens the dialog that cancels. */
export function whatIfColumns(seatIds: readonly string[], onCancel: OnCancel): Column<ScenarioRow>[] {
  return [
    { id: 'scenario', title: 'Scenario', width: '25%', inCard: 'title', cell: (row) => <Name row={row} /> },
    {
      id: 'effect',
      title: 'Takes Effect',
      width: 120,
      inCard: 'fact',
      isEmpty: ({ kind, refusal }) => kind === 'AS_IS' || refusal !== null,
      cell: (row) => <Effect row={row} />,
    },
    amountColumn('dueNow', 'Charged Now'),
    amountColumn('renewals', 'Renewals'),
    amountColumn('total', 'In All'),
    {
      id: 'difference',
      title: 'Difference',
      isNumeric: true,
      inCard: 'fact',
      isEmpty: ({ kind, difference }) => kind === 'AS_IS' || difference === null,
      cell: ({ kind, difference }) => kind !== 'AS_IS' && difference !== null && differenceText(difference),
    },
    {
      id: 'review',
      title: 'Review',
      width: 116,
      inCard: 'control',
      isEmpty: ({ kind, refusal }) => kind === 'AS_IS' || refusal !== null,
      cell: (row) => <Review {...{ row, seatIds, onCancel }} />,
    },
  ];
}

function amountColumn(id: Amount, title: string): Column<ScenarioRow> {
  return {
    id,
    title,
    isNumeric: true,
    inCard: 'fact',
    isEmpty: (row) => row[id] === null,
    cell: (row) => row[id] !== null && <Money amount={row[id]} />,
  };
}

function Name({ row }: { row: ScenarioRow }) {
  const { seatCount, selectedCount, refusal } = row;
  const isPartial = seatCount !== null && seatCount < selectedCount;
  return (
    <>
      {nameOf(row)}
      {isPartial && (
        <span className={classes['why']}>{`${countText(seatCount)} of ${seatsText(selectedCount)}`}</span>
      )}
      {refusal !== null && <span className={classes['why']}>{refusal}</span>}
    </>
  );
}

function Effect({ row: { kind, refusal, effectiveOn } }: { row: ScenarioRow }) {
  if (kind === 'AS_IS' || refusal !== null) return null;
  return effectiveOn === null ? 'On several days' : <DateText date={effectiveOn} />;
}

function differenceText(amount: string): string {
  return (parseMoney(amount) ?? 0) > 0 ? `+${moneyText(amount)}` : moneyText(amount);
}

interface ReviewProps extends SeatSelection {
  row: ScenarioRow;
  onCancel: OnCancel;
}

function Review({ row, seatIds, onCancel }: ReviewProps) {
  const look = { variant: 'default', size: 'compact-md', 'aria-label': `Review ${nameOf(row)}` } as const;
  if (row.kind === 'AS_IS' || row.refusal !== null) return null;
  const path = reviewPath(row);
  if (path === null)
    return (
      <Button {...look} onClick={() => onCancel(row.seatIds ?? seatIds)}>
        Review
      </Button>
    );
  const state: SeatSelection = { seatIds: row.seatIds ?? seatIds };
  return (
    <Button {...look} component={Link} to={path} state={state}>
      Review
    </Button>
  );
}

function editionIn({ licenseType }: WhatIf_ScenarioFragment) {
  const code = licenseType && LICENSE_TYPES_BY_NAME[licenseType];
  return EDITIONS.find((edition) => edition === code);
}

function nameOf(row: WhatIf_ScenarioFragment): string {
  const edition = editionIn(row);
  if (edition !== undefined) return editionName(edition);
  if (row.term !== null) return termName(TERM_CODES[row.term]);
  return row.kind === 'CANCEL' ? 'Fewer Seats' : 'As It Is';
}

function reviewPath(row: WhatIf_ScenarioFragment): string | null {
  const edition = editionIn(row);
  if (edition !== undefined) return changeEditionPath(edition);
  return row.term === null ? null : changeTermPath(TERM_CODES[row.term]);
}
