import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterFrames, FRAMES_TO_RETURN } from '../../../ui/overlays/after-frames';
import { topDialog } from '../../../ui/overlays/focus-places';

/** Leads to the group in the address, also from a dialog; one that is open or opens later has the focus. */
export function useNamedGroup(): string | null {
  const [params] = useSearchParams();
  const sub = params.get('sub');
  useEffect(() => {
    const group = sub === null ? null : document.getElementById(groupElementId(sub));
    if (group === null) return;
    group.scrollIntoView();
    afterFrames(FRAMES_TO_RETURN, () => topDialog() ?? group.focus({ preventScroll: true }));
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
