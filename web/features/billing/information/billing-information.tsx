import { Loader } from '@mantine/core';
import type { Part } from '../../../app/graphql/use-part';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { OutdatedNote } from '../../../ui/states/outdated-note';
import type { BillingInformation_BillingInfoFragment } from './billing-information.generated';
import classes from './billing-information.module.css';
import { CardOnFile, CardOnFileSkeleton } from './card/card-on-file';
import { InformationBlock } from './information-block';
import { BillingName } from './name/billing-name';

type BillingInfo = BillingInformation_BillingInfoFragment;

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
      <BillingName company={billingInfo.company} />
      <CardOnFile card={billingInfo.card} />
    </div>
  );
}

/** The spinner stands where the button that edits will be, so that nothing moves (BILL-02). */
function BillingInformationSkeleton() {
  const label = 'Loading your billing information';
  const spinner = <Loader size={20} role="progressbar" aria-label={label} />;
  return (
    <Loading label={label} className={classes['columns']}>
      <InformationBlock title="Billing Name" action={spinner}>
        <Skeleton width={160} height={20} />
      </InformationBlock>
      <CardOnFileSkeleton />
    </Loading>
  );
}
