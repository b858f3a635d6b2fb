import { useMediaQuery } from '@mantine/hooks';
import type { SeatVariables } from '../view/use-seat-view';
import { MoreSeats } from './more-seats';
import { SeatCards } from './seat-cards';
import type { SeatGrid_SeatsFragment } from './seat-grid.generated';
import { SeatTable } from './seat-table';
import { useMoreSeats } from './use-more-seats';

interface SeatGridProps {
  subscriptionId: string;
  groupNumber: number;
  seats: SeatGrid_SeatsFragment;
  variables: SeatVariables;
}

const NARROW = '(max-width: 900px)';

/** The seats of one group: a table, or cards where a table has no room. */
export function SeatGrid({ subscriptionId, groupNumber, seats, variables }: SeatGridProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const more = useMoreSeats(subscriptionId, seats.pageInfo, variables);
  const Rows = isNarrow ? SeatCards : SeatTable;
  return (
    <>
      <Rows seats={seats.nodes} totalCount={seats.totalCount} label={`Seats of Group ${groupNumber}`} />
      <MoreSeats loaded={seats.nodes.length} total={seats.totalCount} more={more} />
    </>
  );
}
