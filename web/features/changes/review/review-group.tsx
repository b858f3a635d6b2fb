import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card';
import { ReviewCards } from './review-cards';
import classes from './review-group.module.css';
import type { ReviewColumns, ReviewRow } from './review-row';
import { ReviewTable } from './review-table';

interface ReviewGroupProps {
  /** `Group 2`. */
  name: string;
  /** Beside the name: when it ends, or what else there is to say of the group. */
  note?: ReactNode;
  columns: ReviewColumns;
  rows: readonly ReviewRow[];
  /** The way to the rows that are not shown; nothing where all are. */
  pager?: ReactNode;
  /** Seats that are left out. */
  skipped?: ReactNode;
  /** The amounts of the group, below its rows; nothing where nothing is paid. */
  amounts?: ReactNode;
}

const NARROW = '(max-width: 760px)';

/** One group of a change: its seats, those left out, and its amounts (EDIT-18). */
export function ReviewGroup({ name, note, columns, rows, pager, skipped, amounts }: ReviewGroupProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const Rows = isNarrow ? ReviewCards : ReviewTable;
  return (
    <Card title={name} actions={note && <span className={classes['note']}>{note}</span>} flush>
      <Rows rows={rows} columns={columns} label={`Changes in ${name}`} />
      {pager}
      {skipped}
      {amounts}
    </Card>
  );
}
