import { useMemo } from 'react';
import { DataTable, useNarrow } from '../../../ui/data-table/data-table';
import table from '../others/license-table.module.css';
import { RowOrderContext } from '../selection/selection-context';
import { type SeatVariables, useSeatView } from '../view/seat-view';
import { useGridWidth } from '../view/use-grid-width';
import { fitSeatColumns } from './fit-seat-columns';
import { MoreSeats, useMoreSeats } from './more-seats';
import { SEAT_COLUMNS, seatSort } from './seat-columns';
import type { SeatGrid_SeatsFragment } from './seat-grid.generated';
import { GroupOfSeatsContext } from './seat-place';

interface SeatGridProps {
  group: { id: string; name: string; seats: SeatGrid_SeatsFragment };
  variables: SeatVariables;
}

const CARDS_UP_TO = 900;

export function SeatGrid({ group, variables }: SeatGridProps) {
  const { id, name, seats } = group;
  const { view, change } = useSeatView();
  const width = useGridWidth();
  const isNarrow = useNarrow(CARDS_UP_TO);
  // Cards have no columns, so nothing needs to be measured.
  const columns = useMemo(
    () => (isNarrow ? SEAT_COLUMNS : fitSeatColumns(seats.nodes, width)),
    [isNarrow, seats.nodes, width],
  );
  const more = useMoreSeats(id, seats.pageInfo, variables);
  return (
    <RowOrderContext value={seats.nodes}>
      <GroupOfSeatsContext value={name}>
        <DataTable
          rows={seats.nodes}
          columns={columns}
          totalCount={seats.totalCount}
          label={`Seats of ${name}`}
          cardsUpTo={CARDS_UP_TO}
          sort={seatSort(view.order, (order) => change({ order }))}
          className={`${table['table']} ${table['seats']}`}
        />
      </GroupOfSeatsContext>
      <MoreSeats loaded={seats.nodes.length} total={seats.totalCount} more={more} />
    </RowOrderContext>
  );
}
