import type { ReactNode } from 'react';
import type { Part } from '../../app/graphql/use-part';
import { FailedPart } from './error-state';
import { OutdatedNote } from './outdated-note';

interface PartStateProps<Value> {
  of: Part<Value>;
  /** A sentence, for when it could not be read. */
  what: string;
  loading: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of a page while it loads, when it failed, and once it is there, perhaps as it was before (D-125). */
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
