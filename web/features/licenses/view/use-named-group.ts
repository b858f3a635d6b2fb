import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterFrames } from '../../../ui/overlays/after-frames';
import { topDialog } from '../../../ui/overlays/focus-places';

/** A dialog that led here, such as the command palette, returns the focus within a frame. */
const FRAMES_TO_RETURN = 2;

/** Leads to the group in the address; with `assign` its dialog has the focus. */
export function useNamedGroup(): string | null {
  const [params] = useSearchParams();
  const sub = params.get('sub');
  const opensDialog = params.has('assign');
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing its dialog does not lead there again
  useEffect(() => {
    const group = sub === null ? null : document.getElementById(groupElementId(sub));
    group?.scrollIntoView();
    if (group && !opensDialog)
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
