import type { ReactNode } from 'react';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import { LoadingColumns } from '../../checkout/checkout-layout';
import { Card } from '../../ui/card';
import { Skeleton, TableSkeleton } from '../../ui/states/loading';
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
    <LoadingColumns
      label={label}
      summary={
        <Card title="Order summary">
          <Skeleton height={372} />
        </Card>
      }
    >
      {children}
      <Card title="Licensee">
        <Skeleton width="60%" height={20} />
      </Card>
      <Card title="Payment">
        <Skeleton height={64} />
      </Card>
    </LoadingColumns>
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
