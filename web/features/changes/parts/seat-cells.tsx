import { Fragment } from 'react';
import { timesText } from '#domain/text/counts';
import type { SubscriptionKind } from '../../../schema.generated';
import type { Column } from '../../../ui/data-table/column';
import { EmailText, Money } from '../../../ui/text';
import classes from './seat-cells.module.css';

export const USER_COLUMN: Record<SubscriptionKind, string> = {
  RP: 'Assigned User',
  LEGACY_ASE: 'Domain',
  CLOUD_FOR_BUSINESS: 'Domain',
  CLOUD: 'Organization',
};

function UserCell({ user }: { user: string | null }) {
  return user === null ? <span className={classes['none']}>Unassigned</span> : <EmailText>{user}</EmailText>;
}

function ManagerNames({ managers }: { managers: readonly string[] }) {
  if (managers.length === 0) return <span className={classes['none']}>–</span>;
  return managers.map((manager, index) => (
    <Fragment key={manager}>
      {index > 0 && ', '}
      <EmailText breaksAtDots>{manager}</EmailText>
    </Fragment>
  ));
}

function PriceCell({ price }: { price: string | null }) {
  return price === null ? '–' : <Money amount={price} />;
}

export function productText(product: string, quantity: number): string {
  return quantity === 1 ? product : timesText(product, quantity);
}

export function userColumn<Row>(title: string, userOf: (row: Row) => string | null): Column<Row> {
  return { id: 'user', title, inCard: 'fact', cell: (row) => <UserCell user={userOf(row)} /> };
}

export const MANAGERS: Column<{ managers: readonly string[] }> = {
  id: 'managers',
  title: 'Managers',
  width: '15%',
  isQuiet: true,
  inCard: 'fact',
  cell: ({ managers }) => <ManagerNames managers={managers} />,
};

export function priceColumn<Row>(priceOf: (row: Row) => string | null): Column<Row> {
  return {
    id: 'price',
    title: 'Price',
    width: 108,
    isNumeric: true,
    inCard: 'corner',
    cell: (row) => <PriceCell price={priceOf(row)} />,
  };
}
