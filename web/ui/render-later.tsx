import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useOnPaper } from './on-paper';

/** Number of list items to render: the first ones, then one more per pass, so that no pass takes long. */
export function useProgressiveCount(first: number, total: number): number {
  const [drawn, setDrawn] = useState(first);
  const isOnPaper = useOnPaper();
  const count = isOnPaper ? total : Math.min(Math.max(drawn, first), total);
  // An effect, because a deferred value inside a deferred tree would update immediately.
  useEffect(() => {
    if (count < total) startTransition(() => setDrawn(count + 1));
  }, [count, total]);
  return count;
}

/** Content that is initially out of sight: rendered in the next pass, to not delay its neighbors. */
export function RenderLater({ children }: { children: ReactNode }) {
  return useProgressiveCount(0, 1) === 1 ? children : null;
}

/**
 * Returns whether arrived content is rendered. Rendering is interruptible, and the pass in which the content
 * arrives still shows the previous one. True immediately for content that is there from the start.
 */
export function useDeferredFlag(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
