import type { ReactNode } from 'react';
import { Card } from '../../../ui/card';
import type { Column } from '../../../ui/data-table/column';
import { DataTable } from '../../../ui/data-table/data-table';
import { Sentence } from '../../../ui/text';
import classes from './review-group.module.css';
import { MANAGERS, priceColumn, userColumn } from './seat-cells';

export interface ReviewRow {
  id: string;
  product: string;
  user: string | null;
  managers: readonly string[];
  change: string;
  price: string | null;
}

interface ReviewGroupProps {
  name: string;
  /** Name of the table for assistive technology. */
  tableName?: string;
  note?: ReactNode;
  productTitle: string;
  userTitle: string;
  hasPrices: boolean;
  rows: readonly ReviewRow[];
  children: ReactNode;
}

export function ReviewGroup(props: ReviewGroupProps) {
  const { name, tableName = `Changes in ${name}`, note, rows, children, ...names } = props;
  return (
    <Card title={name} actions={note && <span className={classes['note']}>{note}</span>} flush>
      <DataTable rows={rows} columns={columnsOf(names)} label={tableName} cardsUpTo={760} />
      {children}
    </Card>
  );
}

type ColumnNames = Pick<ReviewGroupProps, 'productTitle' | 'userTitle' | 'hasPrices'>;

function columnsOf({ productTitle, userTitle, hasPrices }: ColumnNames): Column<ReviewRow>[] {
  const price: Column<ReviewRow> = {
    ...priceColumn((row) => row.price),
    isEmpty: (row) => row.price === null,
  };
  // Without prices the change column names a day, which needs more width.
  const widths = hasPrices ? { product: 128, change: 158 } : { product: 148, change: 182 };
  return [
    {
      id: 'product',
      title: productTitle,
      width: widths.product,
      inCard: 'title',
      cell: ({ product }) => product,
    },
    userColumn(userTitle, ({ user }) => user),
    MANAGERS,
    {
      id: 'change',
      title: 'Change',
      width: widths.change,
      inCard: 'line',
      cell: ({ change }) => <Sentence>{change}</Sentence>,
    },
    ...(hasPrices ? [price] : []),
  ];
}
