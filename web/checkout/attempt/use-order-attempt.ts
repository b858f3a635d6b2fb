import { useEffect, useReducer } from 'react';
import type { Price } from '../price/price';
import { type Attempt, type AttemptEvent, checkingAttempt, nextAttempt, openAttempt } from './attempt';
import { type CheckoutPlace, clearAttempt, loadAttempt, saveAttempt } from './attempt-storage';

export interface OrderAttempt<Shown extends Price> {
  attempt: Attempt<Shown>;
  dispatch: (event: AttemptEvent<Shown>) => void;
  /** Notes, before anything leaves the browser, that this attempt is on its way, so that a reload asks about it. */
  markSent: (now: number) => void;
}

/**
 * The attempt of a page. Once sent it survives a reload until it is settled; before that every opening of
 * the page makes a new one (D-126).
 */
export function useOrderAttempt<Shown extends Price>(
  viewerId: string,
  { page, search }: CheckoutPlace,
): OrderAttempt<Shown> {
  const [attempt, dispatch] = useReducer(nextAttempt<Shown>, null, () =>
    startOrResume<Shown>(page, viewerId),
  );
  const { attemptId, phase } = attempt;
  const sentAt = 'sentAt' in attempt ? attempt.sentAt : null;

  useEffect(() => {
    if (phase === 'done') clearAttempt(page);
    else saveAttempt({ attemptId, viewerId, sentAt, page, search });
  }, [attemptId, viewerId, sentAt, phase, page, search]);

  const markSent = (now: number) => saveAttempt({ attemptId, viewerId, sentAt: now, page, search });
  return { attempt, dispatch, markSent };
}

function startOrResume<Shown extends Price>(page: string, viewerId: string): Attempt<Shown> {
  const stored = loadAttempt(page, viewerId);
  return stored && stored.sentAt !== null
    ? checkingAttempt(stored.attemptId, stored.sentAt)
    : openAttempt(crypto.randomUUID());
}
