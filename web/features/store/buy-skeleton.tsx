import type { ReactNode } from 'react';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import classes from '../../checkout/columns.module.css';
import { Card } from '../../ui/card';
import { Loading, Skeleton, TableSkeleton } from '../../ui/states/loading';
import { UpgradeSkeleton } from './upgrade/upgrade-skeleton';

const PRODUCT_ROW_HEIGHT = 73;
/** Its description takes two lines. */
const FIRST_ROW_HEIGHT = 85;

export function BuySkeleton({ tab }: { tab: BuyTab }) {
  if (tab === 'upgrade9') return <UpgradeSkeleton />;
  return (
    <CheckoutSkeleton label="Loading the prices">
      {tab === 'cfb' && (
        <Card title="Product">
          <Skeleton height={64} />
        </Card>
      )}
      <Card title="Group and billing term">
        <Skeleton height={192} />
      </Card>
      <Products tab={tab} />
      {tab === 'cfb' && (
        <Card title="Domain">
          <Skeleton width="60%" height={82} />
        </Card>
      )}
      {tab === 'cloud' && (
        <Card title="Organization">
          <Skeleton width="60%" height={82} />
        </Card>
      )}
    </CheckoutSkeleton>
  );
}

export function AddUsersSkeleton() {
  return (
    <CheckoutSkeleton label="Loading the group">
      <Products tab="rp" />
    </CheckoutSkeleton>
  );
}

function CheckoutSkeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Loading label={label} className={`${classes['columns']} ${classes['loading']}`}>
      <div className={classes['fields']}>
        {children}
        <Card title="Licensee">
          <Skeleton width="60%" height={20} />
        </Card>
        <Card title="Payment">
          <Skeleton height={64} />
        </Card>
      </div>
      <div className={classes['summary']}>
        <Card title="Order summary">
          <Skeleton height={372} />
        </Card>
      </div>
    </Loading>
  );
}

function Products({ tab }: { tab: 'rp' | 'cfb' | 'cloud' }) {
  if (tab === 'cfb') {
    return (
      <Card title="Bundle" flush>
        <TableSkeleton rows={5} columns={3} rowHeight={PRODUCT_ROW_HEIGHT} />
      </Card>
    );
  }
  return (
    <Card title="Seats" flush>
      <TableSkeleton rows={1} columns={3} rowHeight={FIRST_ROW_HEIGHT} />
      {tab === 'rp' && <TableSkeleton rows={2} columns={3} rowHeight={PRODUCT_ROW_HEIGHT} />}
    </Card>
  );
}
