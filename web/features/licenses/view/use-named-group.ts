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

/** Id of a group's heading, which describes actions that several groups offer. */
export function groupHeadingId(subscriptionId: string): string {
  return `group-${subscriptionId}-heading`;
}

export function groupElementId(subscriptionId: string): string {
  return `group-${subscriptionId}`;
}
