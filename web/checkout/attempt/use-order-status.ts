import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Attempt, AttemptEvent } from './attempt';
import { OrderStatusDocument } from './order-status.generated';

const DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000];
const LONGEST_DELAY_MS = 15_000;
const LONG_MS = 30_000;

/**
 * While an attempt's outcome is unknown, asks for it again and again, ever more slowly, also when asking fails.
 * @returns whether that has been going on for long
 */
export function useOrderStatus(attempt: Attempt, dispatch: (event: AttemptEvent<never>) => void): boolean {
  const client = useApolloClient();
  const [isLong, setLong] = useState(false);
  const isChecking = attempt.phase === 'checking';
  const { attemptId } = attempt;

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
        // No answer to the question is no answer about the order: it is asked again.
        .catch(() => ({ data: undefined }));
      const answer = data?.orderStatus;
      if (answer && !isOver) dispatch({ type: 'learn', answer, askedAt, freshId: crypto.randomUUID() });
    }

    function askAfter(count: number) {
      timer = setTimeout(async () => {
        await ask();
        if (!isOver) askAfter(count + 1);
      }, DELAYS_MS[count] ?? LONGEST_DELAY_MS);
    }

    askAfter(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(longTimer);
    };
  }, [client, isChecking, attemptId, dispatch]);

  return isLong;
}
