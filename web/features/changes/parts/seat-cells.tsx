import { Fragment } from 'react';
import type { SubscriptionKind } from '../../../schema.generated';
import { EmailText, Money } from '../../../ui/text';
import classes from './seat-cells.module.css';

export const USER_COLUMN: Record<SubscriptionKind, string> = {
  RP: 'Assigned User',
  LEGACY_ASE: 'Domain',
  CLOUD_FOR_BUSINESS: 'Domain',
  CLOUD: 'Organization',
};

export function UserCell({ user }: { user: string | null }) {
  return user === null ? <span className={classes['none']}>Unassigned</span> : <EmailText email={user} />;
}

export function ManagerNames({ managers }: { managers: readonly string[] }) {
  if (managers.length === 0) return <span className={classes['none']}>–</span>;
  return managers.map((manager, index) => (
    <Fragment key={manager}>
      {index > 0 && ', '}
      <EmailText email={manager} />
    </Fragment>
  ));
}

export function PriceCell({ price }: { price: string | null }) {
  return price === null ? '–' : <Money amount={price} />;
}

export function productText(product: string, quantity: number): string {
  return quantity === 1 ? product : `${product} × ${quantity}`;
}
