import { useState } from 'react';
import { notifyRefusal } from './notify';

/** Work at the press of a button, which shows it; a failure is told by the text. */
export function useTask(failure: string) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch {
      notifyRefusal(failure);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
