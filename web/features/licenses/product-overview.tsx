import { usePortalConfig } from '../../app/session/session-context';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/states/empty-state';
import stale from '../../ui/states/stale.module.css';
import { useAssignFromAddress } from './assign/use-assign-from-address';
import { GroupSections, type ManagedGroup } from './groups/sections';
import classes from './manage.module.css';
import type { ManageProductsQuery } from './manage-products.generated';
import { NextTwelveMonths } from './overview/next-twelve-months';
import { PaymentFailedBanner } from './overview/payment-failed-banner';
import { SeatsInUse } from './overview/seats-in-use';
import type { SeatsInUse_SummaryFragment } from './overview/seats-in-use.generated';
import { upcomingEvents } from './overview/upcoming-events';
import { SelectionBar } from './selection/selection-bar';
import { type Figures, FilterBar } from './view/filter-bar';
import { MatchesBar } from './view/matches-bar';
import { NO_CHOICES, type SeatVariables, type SeatView } from './view/seat-view';
import { useNamedGroup } from './view/use-named-group';

type OverviewGroup = NonNullable<NonNullable<ManageProductsQuery['viewer']>['all']>['nodes'][number];

interface ProductOverviewProps {
  /** Every group; `groups` has those with a matching seat. */
  all: readonly OverviewGroup[];
  groups: readonly ManagedGroup[];
  summary: SeatsInUse_SummaryFragment | null;
  view: SeatView;
  variables: SeatVariables;
  figures: Figures | null;
  /** The figures of the filter before, while those of this one are counted. */
  areFiguresOld: boolean;
  isUpdating: boolean;
  onChange: (part: Partial<SeatView>) => void;
}

export function ProductOverview(props: ProductOverviewProps) {
  const { all, groups, summary, view, variables, figures, areFiguresOld, isUpdating, onChange } = props;
  const { today } = usePortalConfig();
  const named = useNamedGroup(groups);
  useAssignFromAddress(true);
  const canSelect = all.some(({ isSelectable }) => isSelectable);
  const events = upcomingEvents(all, today);
  const isNothingFound = variables.filter !== null && groups.length === 0;
  return (
    <>
      <PaymentFailedBanner groups={all} />
      <div className={classes['figures']}>
        {summary && (
          <SeatsInUse
            summary={summary}
            canAssign={canSelect}
            onShowFree={() => onChange({ shown: ['unassigned'] })}
          />
        )}
        {events.length > 0 && <NextTwelveMonths events={events} today={today} />}
      </div>
      <FilterBar view={view} figures={figures} onChange={onChange} />
      {figures && (
        <MatchesBar
          figures={figures}
          isOld={areFiguresOld}
          variables={variables}
          onClear={() => onChange(NO_CHOICES)}
        />
      )}
      <div className={isUpdating ? stale['stale'] : undefined} aria-busy={isUpdating}>
        {isNothingFound && !isUpdating ? (
          <Card>
            <EmptyState title="No seats match">Change the search or the filters to see more.</EmptyState>
          </Card>
        ) : (
          <GroupSections groups={groups} variables={variables} named={named} />
        )}
      </div>
      {canSelect && <SelectionBar groups={groups} />}
    </>
  );
}
