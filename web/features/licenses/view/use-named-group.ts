import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useNamedGroup(): string | null {
  const [params] = useSearchParams();
  const sub = params.get('sub');
  useEffect(() => {
    if (sub !== null) document.getElementById(groupElementId(sub))?.scrollIntoView();
  }, [sub]);
  return sub;
}

/** What is done to a group is described by its heading, for several groups offer the same. */
export function groupHeadingId(subscriptionId: string): string {
  return `group-${subscriptionId}-heading`;
}

export function groupElementId(subscriptionId: string): string {
  return `group-${subscriptionId}`;
}
