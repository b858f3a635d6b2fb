import { NetworkStatus } from '@apollo/client';
import { WITHOUT_DETAILS } from '../../../app/graphql/links';
import { Card } from '../../../ui/card';
import { FailedPart } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { ShowMore } from '../../../ui/states/show-more';
import { ActivityLink } from '../activity/activity-link';
import { Sections } from '../groups/sections';
import { AddressedHome } from '../home/addressed-home';
import manage from '../manage.module.css';
import { NoProducts } from '../no-products';
import { PaymentFailedBanner } from '../overview/payment-failed-banner';
import { StaleNotice } from '../stale-notice';
import { useLacksNamedGroup, useNamedGroup } from '../view/use-named-group';
import { CloudCard } from './cloud-card';
import classes from './cloud-card.module.css';
import { type CloudProductsQuery, useCloudProductsQuery } from './cloud-products.generated';

export function CloudProducts() {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useCloudProductsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    ...WITHOUT_DETAILS,
  });
  const { cloudGroups: groups, all } = (data ?? previousData)?.viewer ?? {};
  const lacksNamed = useLacksNamedGroup(groups?.nodes ?? []);
  const retry = () => void refetch().catch(() => undefined);
  if (!groups || !all) {
    const isRetrying = networkStatus === NetworkStatus.refetch;
    return error || isRetrying ? (
      <FailedPart what="Your cloud products could not be loaded." of={{ retry, isRetrying }} />
    ) : (
      <CloudSkeleton />
    );
  }
  const { nodes, pageInfo, totalCount } = groups;
  if (totalCount === 0) {
    return (
      <NoProducts title="You have no cloud products yet" type="cfb">
        Publish, review and hand off prototypes with your whole company on Axure Cloud.
      </NoProducts>
    );
  }
  return (
    <>
      {error && <StaleNotice onRetry={retry} />}
      <div className={classes['activity']}>
        <ActivityLink />
      </div>
      <PaymentFailedBanner groups={all.nodes} isCloud />
      <CloudGroups groups={nodes} />
      {pageInfo.hasNextPage && (
        <ShowMore
          what="groups"
          isWanted={lacksNamed}
          className={classes['more']}
          onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

type CloudGroup = NonNullable<NonNullable<CloudProductsQuery['viewer']>['cloudGroups']>['nodes'][number];

function CloudGroups({ groups }: { groups: readonly CloudGroup[] }) {
  useNamedGroup(groups);
  return (
    <>
      <AddressedHome groups={groups} />
      <Sections groups={groups} keepsActive>
        {(group) => <CloudCard key={group.id} group={group} />}
      </Sections>
    </>
  );
}

const GROUPS = [1, 2, 3];
const FACTS = [1, 2, 3, 4, 5];

function CloudSkeleton() {
  return (
    <Loading label="Loading your cloud products" className={manage['skeleton']}>
      <div className={manage['skeletonSection']}>
        <Skeleton width={60} height={12} />
      </div>
      <div className={classes['outline']}>
        {GROUPS.map((group) => (
          <Card key={group} flush>
            <div className={manage['skeletonGroup']}>
              <Skeleton width={320} height={18} />
            </div>
            <div className={classes['facts']}>
              {FACTS.map((fact) => (
                <Skeleton key={fact} height={38} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
