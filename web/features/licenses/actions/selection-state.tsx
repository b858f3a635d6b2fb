import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';

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

type SeatsDocument<Value> = TypedDocumentNode<
  { viewer: { seatSelection: Value | null } | null },
  { seatIds: string[] }
>;

export function useSeatSelection<Value>(document: SeatsDocument<Value>, seatIds: readonly string[]) {
  const variables = { seatIds: [...seatIds] };
  const { data, error, refetch } = useQuery(document, { variables, fetchPolicy: 'no-cache' });
  const value = data?.viewer?.seatSelection ?? null;
  return { value, hasFailed: error !== undefined || (data !== undefined && value === null), refetch };
}
