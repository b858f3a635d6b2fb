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

export function groupElementId(subscriptionId: string): string {
  return `group-${subscriptionId}`;
}
