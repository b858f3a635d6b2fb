import { Loader } from '@mantine/core';
import type { Part } from '../../../app/graphql/use-part';
import { Card } from '../../../ui/card';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { PartState } from '../../../ui/states/part-state';
import type { BillingInformation_BillingInfoFragment } from './billing-information.generated';
import classes from './billing-information.module.css';
import { CardOnFile, CardOnFileSkeleton } from './card/card-on-file';
import { InformationBlock } from './information-block';
import { BillingName } from './name/billing-name';

type BillingInfo = BillingInformation_BillingInfoFragment;

export function BillingInformation({ billingInfo }: { billingInfo: Part<BillingInfo> }) {
  return (
    <Card title="Billing Information" flush>
      <PartState
        of={billingInfo}
        what="Your billing information could not be loaded."
        loading={<BillingInformationSkeleton />}
      >
        {({ company, card }) => (
          <div className={classes['columns']}>
            <BillingName company={company} />
            <CardOnFile card={card} />
          </div>
        )}
      </PartState>
    </Card>
  );
}

/** The spinner takes the place of the edit button, so that nothing moves (BILL-02). */
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
