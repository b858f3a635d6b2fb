import { useEffect, useReducer } from 'react';
import type { Price } from '../price/price';
import { type Attempt, type AttemptEvent, checkingAttempt, nextAttempt, openAttempt } from './attempt';
import { type CheckoutPlace, clearAttempt, loadAttempt, saveAttempt } from './attempt-storage';

export interface OrderAttempt<Shown extends Price> {
  attempt: Attempt<Shown>;
  dispatch: (event: AttemptEvent<Shown>) => void;
  /** Notes, before anything leaves the browser, that this attempt is on its way, so that a reload asks about it. */
  noteSent: () => void;
}

/**
 * The attempt to buy what a page holds. It is made when the checkout opens and survives a reload until
 * it is settled; one that was sent before the reload is asked about first (D-126).
 */
export function useOrderAttempt<Shown extends Price>(
  viewerId: string,
  { page, search }: CheckoutPlace,
): OrderAttempt<Shown> {
  const [attempt, dispatch] = useReducer(nextAttempt<Shown>, null, () =>
    startOrResume<Shown>(page, viewerId),
  );
  const { attemptId, phase } = attempt;
  const isSent = phase === 'sending' || phase === 'checking';

  useEffect(() => {
    if (phase === 'done') clearAttempt(page);
    else saveAttempt({ attemptId, viewerId, isSent, page, search });
  }, [attemptId, viewerId, isSent, phase, page, search]);

  const noteSent = () => saveAttempt({ attemptId, viewerId, isSent: true, page, search });
  return { attempt, dispatch, noteSent };
}

function startOrResume<Shown extends Price>(page: string, viewerId: string): Attempt<Shown> {
  const stored = loadAttempt(page, viewerId);
  if (!stored) return openAttempt(crypto.randomUUID());
  return stored.isSent ? checkingAttempt(stored.attemptId) : openAttempt(stored.attemptId);
}
