import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useOnPaper } from './on-paper';

/** How many of a list are drawn: those that are seen first, then one more in each pass, so that none takes long. */
export function useGradually(first: number, total: number): number {
  const [drawn, setDrawn] = useState(first);
  const isOnPaper = useOnPaper();
  const count = isOnPaper ? total : Math.min(Math.max(drawn, first), total);
  // In an effect: inside of what is drawn in slices itself, a deferred value would be there at once.
  useEffect(() => {
    if (count < total) startTransition(() => setDrawn(count + 1));
  }, [count, total]);
  return count;
}

/** What is out of sight when its neighbours appear: it comes in the next pass, and does not hold them up. */
export function FollowUp({ children }: { children: ReactNode }) {
  return useGradually(0, 1) === 1 ? children : null;
}

/**
 * Whether what has come in is drawn: that is done in slices, between which the page answers, so that the pass in which
 * it comes in still shows what stood there before. True at once of what is there from the start.
 */
export function useInSlices(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
