import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Attempt, AttemptEvent } from './attempt';
import { OrderStatusDocument } from './order-status.generated';
import type { OrderKind } from './order-words';

/** Often only the answer was lost, and the outcome is known at once. */
const DELAYS_MS = [0, 1_000, 2_000, 3_000];
const LONGEST_DELAY_MS = 5_000;
const SHORTEST_DELAY_MS = 500;
const LONG_MS = 30_000;

/** @returns whether the outcome takes long */
export function useOrderStatus(
  attempt: Attempt,
  dispatch: (event: AttemptEvent<never>) => void,
  order: OrderKind,
): boolean {
  const client = useApolloClient();
  const [isLong, setLong] = useState(false);
  const isChecking = attempt.phase === 'checking';
  const { attemptId } = attempt;
  const sentAt = attempt.phase === 'checking' ? attempt.sentAt : 0;

  useEffect(() => {
    setLong(false);
    if (!isChecking) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const longTimer = setTimeout(() => setLong(true), LONG_MS);

    async function ask() {
      const askedAt = Date.now();
      const { data } = await client
        .query({ query: OrderStatusDocument, variables: { attemptId }, fetchPolicy: 'no-cache' })
        // Without an answer the question is repeated.
        .catch(() => ({ data: undefined }));
      const answer = data?.orderStatus;
      if (answer && !isOver)
        dispatch({ type: 'learn', answer, askedAt, freshId: crypto.randomUUID(), order });
      return answer ? sentAt + answer.arrivesWithinSeconds * 1_000 : Number.POSITIVE_INFINITY;
    }

    function askAfter(count: number, delay: number) {
      timer = setTimeout(async () => {
        const settledAt = await ask();
        const next = DELAYS_MS[count + 1] ?? LONGEST_DELAY_MS;
        const left = settledAt - Date.now();
        if (!isOver) askAfter(count + 1, left > 0 ? Math.max(SHORTEST_DELAY_MS, Math.min(next, left)) : next);
      }, delay);
    }

    askAfter(0, DELAYS_MS[0] ?? 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(longTimer);
    };
  }, [client, isChecking, attemptId, sentAt, order, dispatch]);

  return isLong;
}
