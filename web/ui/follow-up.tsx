import { type ReactNode, useDeferredValue } from 'react';

/** Whether what stands beside this has been painted: false at first, true in a pass of its own, which nothing waits for. */
export function useFollowUp(): boolean {
  return useDeferredValue(true, false);
}

/** What is out of sight when its neighbours appear, and need not hold them up. */
export function FollowUp({ children }: { children: ReactNode }) {
  return useFollowUp() ? children : null;
}
