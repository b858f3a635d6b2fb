import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Whether what stands beside this has been painted: false at first, true in a pass of its own, which nothing waits for. */
export function useFollowUp(): boolean {
  const [isThere, setThere] = useState(false);
  // In an effect: inside of what is drawn in slices itself, a deferred value would be there at once.
  useEffect(() => startTransition(() => setThere(true)), []);
  return isThere;
}

/** How many of a list are drawn: those that are seen first, then one more in each pass, so that none takes long. */
export function useGradually(first: number, total: number): number {
  const [drawn, setDrawn] = useState(first);
  const count = Math.min(Math.max(drawn, first), total);
  useEffect(() => {
    if (count < total) startTransition(() => setDrawn(count + 1));
  }, [count, total]);
  return count;
}

/** What is out of sight when its neighbours appear, and need not hold them up. */
export function FollowUp({ children }: { children: ReactNode }) {
  return useFollowUp() ? children : null;
}

/**
 * Whether what has come in is drawn: that is done in slices, between which the page answers, so that the pass in which
 * it comes in still shows what stood there before. True at once of what is there from the start.
 */
export function useInSlices(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
