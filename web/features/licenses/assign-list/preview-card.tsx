import { Button } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { countText, seatsText } from '#domain/text/counts';
import { WITHOUT_TYPENAMES } from '../../../app/graphql/links';
import type { AssignmentPlanInput } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { BusyButton } from '../../../ui/fields/busy-button';
import { saveFile } from '../../../ui/save-file';
import { ErrorBlock } from '../../../ui/states/error-block';
import { ErrorState } from '../../../ui/states/error-state';
import { TableSkeleton } from '../../../ui/states/loading';
import stale from '../../../ui/states/stale.module.css';
import hidden from '../../../ui/visually-hidden.module.css';
import { useSeatWork } from '../seat-plan/seat-work';
import { SeatWorkProgress } from '../seat-plan/seat-work-progress';
import filters from '../view/filter-bar.module.css';
import { useAssignmentPlanQuery } from './assign-list.generated';
import classes from './assign-list.module.css';
import { type Fixing, plannedColumns } from './planned-columns';
import {
  countByState,
  type PlannedRow,
  ROW_STATES,
  type RowState,
  resultTable,
  STATE_NAMES,
  toRows,
} from './planned-rows';
import { useApplyPlan } from './use-apply-plan';

const NO_FIXES = {};

interface PreviewCardProps extends Fixing {
  input: AssignmentPlanInput;
}

export function PreviewCard({ input, fixes, onFix }: PreviewCardProps) {
  const { data, previousData, error, loading, refetch } = useAssignmentPlanQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
    // No other component runs this query, and deduplication would serialize the whole list.
    context: { queryDeduplication: false, ...WITHOUT_TYPENAMES },
    notifyOnNetworkStatusChange: true,
  });
  const { apply, applied, again } = useApplyPlan(input);
  const isUnderWay = useSeatWork() !== null;
  const isDone = applied !== null && applied.outcome !== null;
  const planned = (data ?? previousData)?.viewer?.assignmentPlan ?? null;
  const plan = applied?.plan ?? planned;
  const rows = useMemo(() => (plan ? toRows(plan, applied?.outcome ?? null) : []), [plan, applied]);
  const counts = useMemo(() => countByState(rows), [rows]);
  const notDone = counts.refused + counts.open;
  const retry = () => void refetch().catch(() => undefined);
  if (error && !applied)
    return <ErrorState what="The list could not be checked." onRetry={retry} isRetrying={loading} />;
  const planAgain = () => {
    again();
    retry();
  };
  return (
    <Card title={isDone ? 'Result' : 'Preview'} flush>
      <ErrorBlock message={applied?.outage ?? (isDone ? refusedText(counts.refused) : null)} />
      {plan ? (
        <div className={loading ? stale['stale'] : undefined} aria-busy={loading}>
          <StatedRows {...{ rows, counts, onFix }} fixes={isDone ? NO_FIXES : fixes} />
        </div>
      ) : (
        <TableSkeleton rows={5} columns={4} />
      )}
      <div className={classes['foot']}>
        <SeatWorkProgress />
        {isDone ? (
          <>
            <Button
              variant="default"
              leftSection={<IconTableDown size="1rem" aria-hidden="true" />}
              onClick={() => saveFile(resultTable(rows), 'assignments.csv')}
            >
              Save the result
            </Button>
            {notDone > 0 && <Button onClick={planAgain}>Try the {seatsText(notDone)} again</Button>}
          </>
        ) : (
          <BusyButton
            isBusy={isUnderWay || loading}
            disabled={counts.change === 0}
            onClick={() => planned && void apply(planned)}
          >
            {plan === null ? 'Checking the list' : changeText(counts.change)}
          </BusyButton>
        )}
      </div>
    </Card>
  );
}

function changeText(count: number): string {
  return count === 0 ? 'Nothing to change' : `Change ${seatsText(count)}`;
}

function refusedText(count: number): string | null {
  return count === 0 ? null : `Refused: ${seatsText(count)}. The rows below say why.`;
}

interface StatedRowsProps extends Fixing {
  rows: readonly PlannedRow[];
  counts: Record<RowState, number>;
}

function StatedRows({ rows, counts, fixes, onFix }: StatedRowsProps) {
  const [chosen, setChosen] = useState<RowState | null>(null);
  const states = ROW_STATES.filter((state) => counts[state] > 0);
  const state = chosen !== null && counts[chosen] > 0 ? chosen : null;
  const shown = state === null ? rows : rows.filter((row) => row.state === state);
  const columns = useMemo(() => plannedColumns({ fixes, onFix }), [fixes, onFix]);
  return (
    <>
      <fieldset className={`${filters['filters']} ${classes['states']}`}>
        <legend className={hidden['visuallyHidden']}>Rows shown</legend>
        {[null, ...states].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            className={filters['filter']}
            aria-pressed={each === state}
            onClick={() => setChosen(each)}
          >
            {each === null ? 'All rows' : STATE_NAMES[each]}{' '}
            {countText(each === null ? rows.length : counts[each])}
          </button>
        ))}
      </fieldset>
      <DataTable rows={shown} columns={columns} label="Rows of the list" cardsUpTo={760} />
    </>
  );
}
