import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { seatsText } from '#domain/text/counts';
import { UNCACHED_PAGE_QUERY, usePart } from '../../../app/graphql/use-part';
import { backToManage, managePath } from '../../../app/paths';
import { readSeatSelection, type SeatSelection } from '../../../app/selection-state';
import { usePortalConfig } from '../../../app/session/session-context';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { lazyOverlay } from '../../../ui/lazy-part';
import { Page } from '../../../ui/page';
import { ErrorBlock } from '../../../ui/states/error-block';
import { Loading, TableSkeleton } from '../../../ui/states/loading';
import { PartState } from '../../../ui/states/part-state';
import { DateText } from '../../../ui/text';
import { useWhatIfQuery, type WhatIfQuery } from './what-if.generated';
import classes from './what-if.module.css';
import { type OnCancel, whatIfColumns } from './what-if-columns';

const CancelDialog = lazyOverlay(async () => (await import('../cancel/seat-ends-dialog')).CancelSeatsDialog);

/** Compares scenarios for the selected seats; changes nothing. */
export function WhatIfPage() {
  const selection = readSeatSelection(useLocation().state);
  const { today } = usePortalConfig();
  return selection ? <WhatIf key={today} {...selection} /> : <Navigate to={managePath()} replace />;
}

function WhatIf({ seatIds }: SeatSelection) {
  const query = useWhatIfQuery({ variables: { seatIds: [...seatIds] }, ...UNCACHED_PAGE_QUERY });
  const [canceling, setCanceling] = useState<readonly string[] | null>(null);
  const navigate = useNavigate();
  return (
    <Page title="What If" back={backToManage}>
      <PartState
        of={usePart(query.data?.whatIf, query)}
        what="The scenarios could not be worked out."
        loading={
          <Loading label="Loading the scenarios">
            <Card flush>
              <TableSkeleton rows={8} columns={6} />
            </Card>
          </Loading>
        }
      >
        {({ comparison, userErrors }) =>
          comparison ? (
            <Comparison {...{ comparison, seatIds }} onCancel={setCanceling} />
          ) : (
            <ErrorBlock message={userErrors[0]?.message ?? null} />
          )
        }
      </PartState>
      {canceling && (
        <CancelDialog
          seatIds={canceling}
          onClose={() => setCanceling(null)}
          onDone={() => void navigate(managePath())}
        />
      )}
    </Page>
  );
}

interface ComparisonProps extends SeatSelection {
  comparison: NonNullable<NonNullable<WhatIfQuery['whatIf']>['comparison']>;
  onCancel: OnCancel;
}

function Comparison({ comparison: { seatCount, to, scenarios }, seatIds, onCancel }: ComparisonProps) {
  const rows = scenarios.map((scenario) => ({
    ...scenario,
    id: `${scenario.kind} ${scenario.licenseType ?? scenario.term ?? ''}`,
    selectedCount: seatCount,
  }));
  return (
    <Card flush>
      <p className={classes['note']}>
        For {seatsText(seatCount)}: what would be charged now, and what the groups of these seats would cost
        up to <DateText date={to} />, at today’s prices. A term is charged for as a whole when it begins. In
        USD; nothing is changed here.
      </p>
      <DataTable
        rows={rows}
        columns={whatIfColumns(seatIds, onCancel)}
        label="Scenarios"
        cardsUpTo={900}
        className={classes['table']}
      />
    </Card>
  );
}
