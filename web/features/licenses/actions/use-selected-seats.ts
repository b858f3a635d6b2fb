import { useSelectedSeatsQuery } from '../seat-plan/seat-changes.generated';

export function useSelectedSeats(seatIds: readonly string[]) {
  const { data, error, refetch } = useSelectedSeatsQuery({
    variables: { seatIds: [...seatIds] },
    fetchPolicy: 'no-cache',
  });
  return { value: data?.viewer?.seatSelection ?? null, hasFailed: error !== undefined, refetch };
}
