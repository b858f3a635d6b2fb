import { usePortalConfig } from '../../app/session/session-context';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/states/empty-state';
import stale from '../../ui/states/stale.module.css';
import { useAssignFromAddress } from './assign/use-assign-from-address';
import { GroupSections, type ManagedGroup } from './groups/group-sections';
import classes from './manage.module.css';
import { NextTwelveMonths } from './overview/next-twelve-months';
import { PaymentFailedBanner } from './overview/payment-failed-banner';
import { SeatsInUse } from './overview/seats-in-use';
import type { SeatsInUse_SummaryFragment } from './overview/seats-in-use.generated';
import { upcomingEvents } from './overview/upcoming-events';
import { SelectionBar } from './selection/selection-bar';
import { FilterBar } from './view/filter-bar';
import type { SeatView } from './view/seat-view';
import { useNamedGroup } from './view/use-named-group';
import type { SeatVariables } from './view/use-seat-view';

interface ProductOverviewProps {
  groups: readonly ManagedGroup[];
  summary: SeatsInUse_SummaryFragment | null;
  view: SeatView;
  variables: SeatVariables;
  isUpdating: boolean;
  onChange: (part: Partial<SeatView>) => void;
}

export function ProductOverview({
  groups,
  summary,
  view,
  variables,
  isUpdating,
  onChange,
}: ProductOverviewProps) {
  const { today } = usePortalConfig();
  const named = useNamedGroup();
  useAssignFromAddress(true);
  const canSelect = groups.some(({ isSelectable }) => isSelectable);
  const events = upcomingEvents(groups, today);
  const isNothingFound = variables.filter !== null && groups.every((group) => group.seats.totalCount === 0);
  return (
    <>
      <PaymentFailedBanner groups={groups} />
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
      <FilterBar view={view} unassigned={summary?.unassigned} onChange={onChange} />
      <div className={isUpdating ? stale['stale'] : undefined} aria-busy={isUpdating}>
        {isNothingFound && !isUpdating ? (
          <Card>
            <EmptyState title="No seats match">Change the search or the filters to see more.</EmptyState>
          </Card>
        ) : (
          <GroupSections groups={groups} variables={variables} named={named} />
        )}
      </div>
      {canSelect && <SelectionBar />}
    </>
  );
}
