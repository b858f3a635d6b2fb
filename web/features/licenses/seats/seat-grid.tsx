import { useMemo } from 'react';
import { DataTable } from '../../../ui/data-table/data-table';
import table from '../others/license-table.module.css';
import { RowOrderContext } from '../selection/row-order';
import { type SeatVariables, useSeatView } from '../view/use-seat-view';
import { fittedColumns } from './fitted-columns';
import { MoreSeats } from './more-seats';
import { seatSort } from './seat-columns';
import type { SeatGrid_SeatsFragment } from './seat-grid.generated';
import { useGridWidth } from './use-grid-width';
import { useMoreSeats } from './use-more-seats';

interface SeatGridProps {
  subscriptionId: string;
  groupNumber: number;
  seats: SeatGrid_SeatsFragment;
  variables: SeatVariables;
}

export function SeatGrid({ subscriptionId, groupNumber, seats, variables }: SeatGridProps) {
  const { view, change } = useSeatView();
  const width = useGridWidth();
  const columns = useMemo(() => fittedColumns(seats.nodes, width), [seats.nodes, width]);
  const more = useMoreSeats(subscriptionId, seats.pageInfo, variables);
  return (
    <RowOrderContext value={seats.nodes}>
      <DataTable
        rows={seats.nodes}
        columns={columns}
        totalCount={seats.totalCount}
        label={`Seats of Group ${groupNumber}`}
        cardsUpTo={900}
        sort={seatSort(view.order, (order) => change({ order }))}
        className={`${table['table']} ${table['seats']}`}
      />
      <MoreSeats loaded={seats.nodes.length} total={seats.totalCount} more={more} />
    </RowOrderContext>
  );
}
