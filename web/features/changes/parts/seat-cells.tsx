import { Fragment } from 'react';
import type { SubscriptionKind } from '../../../schema.generated';
import { EmailText, Money } from '../../../ui/text';
import classes from './seat-cells.module.css';

/** The user column of a group of each kind (CLOUD-14). */
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

/** Null where nothing is paid for a seat. */
export function PriceCell({ price }: { price: string | null }) {
  return price === null ? '–' : <Money amount={price} />;
}

/** `Axure RP Pro`, or `Cloud Author × 3`. */
export function productText(product: string, quantity: number): string {
  return quantity === 1 ? product : `${product} × ${quantity}`;
}
