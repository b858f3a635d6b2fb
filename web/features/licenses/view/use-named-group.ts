import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterFrames, FRAMES_TO_RETURN } from '../../../ui/overlays/after-frames';
import { topDialog } from '../../../ui/overlays/focus-places';

type Groups = readonly { readonly id: string }[];

/** Leads once to the group in the address, also from a dialog; one that is open or opens later has the focus. */
export function useNamedGroup(groups: Groups): string | null {
  const [params] = useSearchParams();
  const sub = params.get('sub');
  const isThere = groups.some(({ id }) => id === sub);
  const ledTo = useRef<string | null>(null);
  useEffect(() => {
    if (sub === null) ledTo.current = null;
    const group = sub === null || !isThere ? null : document.getElementById(groupElementId(sub));
    if (group === null || ledTo.current === sub) return;
    ledTo.current = sub;
    group.scrollIntoView();
    afterFrames(FRAMES_TO_RETURN, () => topDialog() ?? group.focus({ preventScroll: true }));
  }, [sub, isThere]);
  return sub;
}

/** Whether the group in the address may be on a further page. */
export function useLacksNamedGroup(groups: Groups): boolean {
  const [params] = useSearchParams();
  const sub = params.get('sub');
  return sub !== null && !groups.some(({ id }) => id === sub);
}

export function groupElementId(subscriptionId: string): string {
  return `group-${subscriptionId}`;
}
