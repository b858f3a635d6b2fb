import { useState } from 'react';
import { notifyRefusal } from './notify';

/** Runs work for a button that shows it; a failure is reported with the text. */
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
