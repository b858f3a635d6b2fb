import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import type { BillingInformation_BillingInfoFragment } from './billing-information.generated';
import classes from './billing-information.module.css';
import { CardOnFile } from './card-on-file';

interface BillingInformationProps {
  /** Null while it loads, or when it could not be read. */
  billingInfo: BillingInformation_BillingInfoFragment | null;
  isLoading: boolean;
  onRetry: () => void;
}

/** The billing name and the card on file (BILL-01, BILL-06, BILL-07). */
export function BillingInformation({ billingInfo, isLoading, onRetry }: BillingInformationProps) {
  return (
    <Card title="Billing Information" flush>
      {billingInfo ? (
        <div className={classes['columns']}>
          <div className={classes['block']}>
            <h3>Billing Name</h3>
            {billingInfo.company === '' ? (
              <p className={classes['none']}>No billing name yet</p>
            ) : (
              <p className={classes['strong']}>{billingInfo.company}</p>
            )}
          </div>
          <CardOnFile card={billingInfo.card} />
        </div>
      ) : isLoading ? (
        <BillingInformationSkeleton />
      ) : (
        <ErrorState what="Your billing information could not be loaded." onRetry={onRetry} retriesByItself />
      )}
    </Card>
  );
}

function BillingInformationSkeleton() {
  return (
    <div className={classes['columns']} role="status" aria-label="Loading your billing information">
      <div className={classes['block']}>
        <Skeleton width={96} height={20} />
        <Skeleton width={160} height={20} />
      </div>
      <div className={classes['block']}>
        <Skeleton width={120} height={20} />
        <Skeleton width={220} height={20} />
        <Skeleton width={100} height={20} />
        <div className={classes['address']}>
          <Skeleton width={260} height={20} />
        </div>
      </div>
    </div>
  );
}
