import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { seatsAtFirst } from '../../app/first-reads/seats-at-first';
import { WITHOUT_DETAILS } from '../../app/graphql/links';
import { Card } from '../../ui/card';
import { RenderLater, useDeferredFlag } from '../../ui/render-later';
import { FailedPart } from '../../ui/states/error-state';
import { Loading, Skeleton, TableSkeleton } from '../../ui/states/loading';
import { ShowMore } from '../../ui/states/show-more';
import { SeatActionsProvider } from './actions/seat-actions-context';
import classes from './manage.module.css';
import { FurtherGroupsDocument, useManageProductsQuery } from './manage-products.generated';
import { NoProducts } from './no-products';
import { OtherLicenses, otherLicenseCount } from './others/other-licenses';
import { OwnSeats, usesOnly } from './own/own-seats';
import { ProductOverview } from './product-overview';
import { SelectionProvider } from './selection/selection-context';
import { StaleNotice } from './stale-notice';
import { useSeatFiguresQuery } from './view/seat-figures.generated';
import { type SeatVariables, useSeatView } from './view/seat-view';
import { useLacksNamedGroup } from './view/use-named-group';

interface ManageProductsProps {
  /** The cloud tab may still turn out to be the default, if this one is empty. */
  isPending: boolean;
}

export function ManageProducts({ isPending }: ManageProductsProps) {
  const { view, variables, change } = useSeatView();
  const [seats] = useState(seatsAtFirst);
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useManageProductsQuery({
    variables: { ...variables, seats },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    ...WITHOUT_DETAILS,
  });
  const figures = useFigures(variables);
  const viewer = (data ?? previousData)?.viewer;
  // Both are requested together and shown together, so that nothing moves.
  const isThere = viewer?.all != null && (viewer.all.totalCount === 0 || !figures.isLoading);
  const isDrawn = useDeferredFlag(isThere);
  const lacksNamed = useLacksNamedGroup(viewer?.subscriptions?.nodes ?? []);
  const retry = () => {
    for (const again of [refetch, figures.refetch]) void again().catch(() => undefined);
  };
  if (!viewer?.subscriptions || !viewer.all) {
    const isRetrying = networkStatus === NetworkStatus.refetch;
    return error || isRetrying ? (
      <FailedPart what="Your products could not be loaded." of={{ retry, isRetrying }} />
    ) : (
      <ManageSkeleton />
    );
  }
  const { all, subscriptions } = viewer;
  const hasGroups = all.totalCount > 0;
  if (!hasGroups && otherLicenseCount(viewer) === 0)
    return isPending ? <ManageSkeleton /> : <NoProductsYet />;
  if (!isDrawn) return <ManageSkeleton />;
  const isOwn = variables.filter === null && usesOnly(all.nodes);
  const overview = { all: all.nodes, groups: subscriptions.nodes, summary: viewer.seatSummary };
  return (
    <SelectionProvider groups={all.nodes}>
      <SeatActionsProvider>
        {(error ?? figures.error) && <StaleNotice onRetry={retry} />}
        {hasGroups && isOwn && <OwnSeats />}
        {hasGroups && !isOwn && (
          <ProductOverview
            {...{ ...overview, view, variables }}
            figures={figures.value}
            areFiguresOld={figures.isOld}
            isUpdating={!data}
            onChange={change}
          />
        )}
        <RenderLater>
          {!isOwn && subscriptions.pageInfo.hasNextPage && (
            <ShowMore
              what="groups"
              isWanted={lacksNamed && variables.filter === null}
              onMore={() =>
                fetchMore({
                  query: FurtherGroupsDocument,
                  variables: { ...variables, seats, after: subscriptions.pageInfo.endCursor },
                })
              }
            />
          )}
          <OtherLicenses user={viewer} />
        </RenderLater>
      </SeatActionsProvider>
    </SelectionProvider>
  );
}

function NoProductsYet() {
  return (
    <NoProducts title="You have no products yet" type="rp">
      Buy seats for yourself or your team, then assign them to people here.
    </NoProducts>
  );
}

function useFigures({ filter }: SeatVariables) {
  const { data, previousData, loading, error, refetch } = useSeatFiguresQuery({ variables: { filter } });
  const value = (data ?? previousData)?.viewer?.seatMatches ?? null;
  return { value, isOld: !data, isLoading: loading && value === null, error, refetch };
}

const TRACKS = '26px 130px 22% 10% 24% 10% 1fr 40px';

function ManageSkeleton() {
  return (
    <Loading label="Loading your products" className={classes['skeleton']}>
      <div className={classes['figures']}>
        {['Seats in use', 'Next 12 months'].map((title) => (
          <Card key={title}>
            <h2>{title}</h2>
            <Skeleton height={12} />
          </Card>
        ))}
      </div>
      <div className={classes['skeletonFilters']}>
        <Skeleton width={280} height={36} />
        <Skeleton width={480} height={28} />
      </div>
      <div className={classes['skeletonMatches']}>
        <Skeleton width={100} height={14} />
      </div>
      <div className={classes['skeletonSection']}>
        <Skeleton width={60} height={12} />
      </div>
      <Card flush>
        <div className={classes['skeletonGroup']}>
          <Skeleton width={320} height={18} />
        </div>
        <TableSkeleton rows={1} columns={8} rowHeight={34} tracks={TRACKS} />
        <TableSkeleton rows={10} columns={8} tracks={TRACKS} />
      </Card>
    </Loading>
  );
}
