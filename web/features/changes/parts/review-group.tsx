import type { ReactNode } from 'react';
import { Card } from '../../../ui/card';
import type { Column } from '../../../ui/data-table/column';
import { DataTable } from '../../../ui/data-table/data-table';
import classes from './review-group.module.css';
import { ManagerNames, PriceCell, UserCell } from './seat-cells';

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
  note?: ReactNode;
  productColumn: string;
  userColumn: string;
  hasPrices: boolean;
  rows: readonly ReviewRow[];
  children: ReactNode;
}

export function ReviewGroup({ name, note, rows, children, ...names }: ReviewGroupProps) {
  return (
    <Card title={name} actions={note && <span className={classes['note']}>{note}</span>} flush>
      <DataTable rows={rows} columns={columnsOf(names)} label={`Changes in ${name}`} cardsUpTo={760} />
      {children}
    </Card>
  );
}

type ColumnNames = Pick<ReviewGroupProps, 'productColumn' | 'userColumn' | 'hasPrices'>;

function columnsOf({ productColumn, userColumn, hasPrices }: ColumnNames): Column<ReviewRow>[] {
  const price: Column<ReviewRow> = {
    id: 'price',
    title: 'Price',
    width: 108,
    isNumeric: true,
    inCard: 'corner',
    isEmpty: (row) => row.price === null,
    cell: (row) => <PriceCell price={row.price} />,
  };
  return [
    { id: 'product', title: productColumn, width: 136, inCard: 'title', cell: ({ product }) => product },
    { id: 'user', title: userColumn, inCard: 'fact', cell: ({ user }) => <UserCell user={user} /> },
    {
      id: 'managers',
      title: 'Managers',
      width: '16%',
      isQuiet: true,
      inCard: 'fact',
      cell: ({ managers }) => <ManagerNames managers={managers} />,
    },
    { id: 'change', title: 'Change', width: '22%', inCard: 'line', cell: ({ change }) => change },
    ...(hasPrices ? [price] : []),
  ];
}
