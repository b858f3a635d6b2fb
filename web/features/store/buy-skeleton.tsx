import type { BuyTab } from '#domain/store/buy-tab';
import classes from '../../checkout/columns.module.css';
import { Card } from '../../ui/card';
import { Loading } from '../../ui/loading';
import { Skeleton } from '../../ui/skeleton';
import { TableSkeleton } from '../../ui/table-skeleton';
import { UpgradeSkeleton } from './upgrade/upgrade-skeleton';

const PRODUCT_ROW_HEIGHT = 73;
/** Its description takes two lines. */
const FIRST_ROW_HEIGHT = 85;

/** The buy page before its prices are there, each part of the size that it will have. */
export function BuySkeleton({ tab }: { tab: BuyTab }) {
  if (tab === 'upgrade9') return <UpgradeSkeleton />;
  return (
    <Loading label="Loading the prices" className={`${classes['columns']} ${classes['loading']}`}>
      <div className={classes['fields']}>
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

/** As `BuySkeleton`, of the page that adds users to a purchase order. */
export function AddUsersSkeleton() {
  return (
    <Loading label="Loading the group" className={`${classes['columns']} ${classes['loading']}`}>
      <div className={classes['fields']}>
        <Products tab="rp" />
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
