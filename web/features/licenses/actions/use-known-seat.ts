import { useApolloClient } from '@apollo/client/react';
import { type SeatRow_SeatFragment, SeatRow_SeatFragmentDoc } from '../seats/seat-grid.generated';

/** Reads the seat of a row that is, or was, on the page; null for any other. */
export function useKnownSeat(): (seatId: string | undefined) => SeatRow_SeatFragment | null {
  const { cache } = useApolloClient();
  return (seatId) =>
    seatId === undefined
      ? null
      : cache.readFragment({
          id: `Seat:${seatId}`,
          fragment: SeatRow_SeatFragmentDoc,
          fragmentName: 'SeatRow_seat',
        });
}
