import { useEffect, useReducer } from 'react';
import { type Attempt, type AttemptEvent, checkingAttempt, nextAttempt, openAttempt } from './attempt';
import { clearAttempt, loadAttempt, saveAttempt } from './attempt-storage';

export interface OrderAttempt {
  attempt: Attempt;
  dispatch: (event: AttemptEvent) => void;
  /** Notes, before anything leaves the browser, that this attempt is on its way, so that a reload asks about it. */
  noteSent: () => void;
}

/**
 * The attempt to buy what the address bar holds. It is made when the checkout opens and survives a reload until
 * it is settled; one that was sent before the reload is asked about first (D-126).
 */
export function useOrderAttempt(viewerId: string, search: string): OrderAttempt {
  const [attempt, dispatch] = useReducer(nextAttempt, viewerId, startOrResume);
  const { attemptId, phase } = attempt;
  const isSent = phase === 'sending' || phase === 'checking';

  useEffect(() => {
    if (phase === 'done') clearAttempt();
    else saveAttempt({ attemptId, viewerId, isSent, search });
  }, [attemptId, viewerId, isSent, phase, search]);

  return { attempt, dispatch, noteSent: () => saveAttempt({ attemptId, viewerId, isSent: true, search }) };
}

function startOrResume(viewerId: string): Attempt {
  const stored = loadAttempt(viewerId);
  if (!stored) return openAttempt(crypto.randomUUID());
  return stored.isSent ? checkingAttempt(stored.attemptId) : openAttempt(stored.attemptId);
}
