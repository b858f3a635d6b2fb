import type { ReactNode } from 'react';
import type { Part } from '../../app/graphql/use-part';
import { FailedPart } from './error-state';
import { OutdatedNote } from './outdated-note';

interface PartStateProps<Value> {
  of: Part<Value>;
  /** Sentence for a failed read. */
  what: string;
  loading: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Part of a page: loading, failed or loaded, perhaps with the previous value (D-125). */
export function PartState<Value>({ of, what, loading, children }: PartStateProps<Value>) {
  const { value, isLoading, isOutdated, isRetrying, retry } = of;
  if (value === null) return isLoading ? loading : <FailedPart what={what} of={of} />;
  return (
    <>
      {isOutdated && <OutdatedNote onRetry={retry} isRetrying={isRetrying} />}
      {children(value)}
    </>
  );
}
