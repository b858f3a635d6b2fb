import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowsHorizontal, IconTableDown, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countText, seatsText } from '#domain/text/counts';
import { routes } from '../../../app/paths';
import { useTask } from '../../../ui/overlays/use-task';
import stale from '../../../ui/states/stale.module.css';
import { ActivityLink } from '../activity/activity-link';
import { SeatWorkProgress } from '../seat-plan/seat-work-progress';
import { UndoButton } from '../seat-plan/undo-button';
import { useSelection } from '../selection/selection-context';
import type { Figures } from './filter-bar';
import classes from './filter-bar.module.css';
import { SeatTableDocument, SelectableSeatsDocument } from './seat-figures.generated';
import type { SeatVariables } from './seat-view';
import { useTableFile } from './use-table-file';
import { useWide } from './use-wide';

interface MatchesBarProps {
  figures: Figures;
  isOld: boolean;
  variables: SeatVariables;
  onClear: () => void;
}

export function MatchesBar({ figures, isOld, variables, onClear }: MatchesBarProps) {
  const { totalCount, selectableCount } = figures;
  const isFiltered = variables.filter !== null;
  const { selectAll, isSelecting } = useSelectMatches(variables);
  const table = useSeatTable(variables);
  const [areFound, setFound] = useState(isFiltered);
  if (!isOld && areFound !== isFiltered) setFound(isFiltered);
  const [isWide, setWide] = useWide();
  return (
    <div className={`${classes['matches']} ${isOld ? stale['stale'] : ''}`}>
      <span role="status" aria-busy={isOld}>
        {areFound ? `${seatsText(totalCount)} found` : seatsText(totalCount)}
        {table.progress !== null && ` · ${countText(table.progress)} exported`}
      </span>
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          Clear filters
        </Button>
      )}
      <span className={classes['actions']}>
        {selectableCount > 0 && (
          <Button variant="subtle" size="compact-sm" loading={isSelecting} onClick={() => void selectAll()}>
            Select{' '}
            {areFound ? `the ${countText(selectableCount)} found` : `all ${countText(selectableCount)}`}
          </Button>
        )}
        <UndoButton />
        <ActivityLink />
        {selectableCount > 0 && (
          <Button
            component={Link}
            to={routes.assignList}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconUsersPlus size="0.9375rem" aria-hidden="true" />}
          >
            Assign from a list
          </Button>
        )}
        <Button
          className={classes['wide']}
          variant={isWide ? 'light' : 'subtle'}
          size="compact-sm"
          aria-pressed={isWide}
          leftSection={<IconArrowsHorizontal size="0.9375rem" aria-hidden="true" />}
          onClick={() => setWide(!isWide)}
        >
          Wide
        </Button>
        {totalCount > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconTableDown size="0.9375rem" aria-hidden="true" />}
            loading={table.progress !== null}
            onClick={() => void table.save()}
          >
            Export CSV
          </Button>
        )}
      </span>
      <div className={classes['work']}>
        <SeatWorkProgress />
      </div>
    </div>
  );
}

function useSelectMatches({ filter }: SeatVariables) {
  const client = useApolloClient();
  const { select } = useSelection();
  const { run, isBusy } = useTask('The seats could not be selected: the service is not answering.');
  const selectAll = () =>
    run(async () => {
      const variables = { filter };
      const { data } = await client.query({
        query: SelectableSeatsDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      for (const { groupId, seatIds } of data?.viewer?.seatMatches?.selectable ?? [])
        select(groupId, seatIds, true);
    });
  return { selectAll, isSelecting: isBusy };
}

function useSeatTable(variables: SeatVariables) {
  const client = useApolloClient();
  return useTableFile('seats.csv', 2000, async (after) => {
    const { data } = await client.query({
      query: SeatTableDocument,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
    });
    return data?.viewer?.seatMatches?.csv;
  });
}
