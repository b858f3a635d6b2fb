import { useSelectedSeatsQuery } from './seat-changes.generated';

/** What the selected seats have in common, as it is now. */
export function useSelectedSeats(seatIds: readonly string[]) {
  const { data, error, refetch } = useSelectedSeatsQuery({
    variables: { seatIds: [...seatIds] },
    fetchPolicy: 'no-cache',
  });
  return { value: data?.viewer?.seatSelection ?? null, hasFailed: error !== undefined, refetch };
}
