import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { useSelectedSeatsQuery } from '../seat-plan/seat-changes.generated';

interface SelectionStateProps<Value> {
  of: { value: Value | null; hasFailed: boolean; refetch: () => Promise<unknown> };
  children: (value: Value) => ReactNode;
}

export function SelectionState<Value>({ of, children }: SelectionStateProps<Value>) {
  const { value, hasFailed, refetch } = of;
  if (value !== null) return children(value);
  if (hasFailed) {
    const retry = () => void refetch().catch(() => undefined);
    return <ErrorState what="The selected seats could not be loaded." onRetry={retry} isRetrying={false} />;
  }
  return (
    <Loading label="Loading the selected seats">
      <Skeleton width={180} height={14} />
      <Skeleton height={96} />
    </Loading>
  );
}

export function useSelectedSeats(seatIds: readonly string[]) {
  const { data, error, refetch } = useSelectedSeatsQuery({
    variables: { seatIds: [...seatIds] },
    fetchPolicy: 'no-cache',
  });
  return { value: data?.viewer?.seatSelection ?? null, hasFailed: error !== undefined, refetch };
}
