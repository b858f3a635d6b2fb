import type { Part } from '../../../app/graphql/use-part';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { OutdatedNote } from '../../../ui/outdated-note';
import { Skeleton } from '../../../ui/skeleton';
import type { BillingInformation_BillingInfoFragment } from './billing-information.generated';
import classes from './billing-information.module.css';
import { CardOnFile } from './card-on-file';

type BillingInfo = BillingInformation_BillingInfoFragment;

/** The billing name and the card on file (BILL-01, BILL-06, BILL-07). */
export function BillingInformation({ billingInfo }: { billingInfo: Part<BillingInfo> }) {
  const { value, isLoading, isOutdated, isRetrying, retry } = billingInfo;
  return (
    <Card title="Billing Information" flush>
      {isOutdated && <OutdatedNote onRetry={retry} isRetrying={isRetrying} />}
      {value && <BillingInformationBlocks billingInfo={value} />}
      {isLoading && <BillingInformationSkeleton />}
      {!value && !isLoading && (
        <ErrorState
          what="Your billing information could not be loaded."
          onRetry={retry}
          isRetrying={isRetrying}
          retriesByItself
        />
      )}
    </Card>
  );
}

function BillingInformationBlocks({ billingInfo }: { billingInfo: BillingInfo }) {
  return (
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
