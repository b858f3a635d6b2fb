import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CHECKS_OUTCOME } from '../../app/graphql/links';
import type { Attempt, AttemptEvent } from './attempt';
import {
  type OrderStatus_StatusFragment as OrderStatus,
  OrderStatusDocument,
  WithdrawOrderDocument,
} from './order-status.generated';
import type { OrderKind } from './order-words';

/** Often only the answer was lost, and the outcome is known at once. */
const DELAYS_MS = [0, 1_000, 2_000, 3_000];
const LONGEST_DELAY_MS = 5_000;
const SHORTEST_DELAY_MS = 500;
/** An order that stays unknown for this long is given up, so that its customer does not wait for nothing. */
const GIVE_UP_MS = 5_000;
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

    const checkedFrom = performance.now();
    let isUnheard = false;

    async function ask() {
      const askedAt = Date.now();
      const givesUp = isUnheard && performance.now() - checkedFrom >= GIVE_UP_MS;
      // Without an answer, ask again.
      const answer = await askOnce(client, attemptId, givesUp).catch(() => undefined);
      isUnheard = answer?.state === 'UNKNOWN';
      if (answer && !isOver)
        dispatch({ type: 'learn', answer, askedAt, freshId: crypto.randomUUID(), order });
      return answer ? sentAt + answer.arrivesWithinSeconds * 1_000 - Date.now() : 0;
    }

    function askAfter(count: number, delay: number) {
      timer = setTimeout(async () => {
        const moments = [await ask(), checkedFrom + GIVE_UP_MS - performance.now()].filter((ms) => ms > 0);
        const next = Math.min(DELAYS_MS[count + 1] ?? LONGEST_DELAY_MS, ...moments);
        if (!isOver) askAfter(count + 1, Math.max(SHORTEST_DELAY_MS, next));
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

/** Reads the attempt's state; optionally gives it up first if it has not arrived. */
async function askOnce(
  client: ApolloClient,
  attemptId: string,
  givesUp: boolean,
): Promise<OrderStatus | null | undefined> {
  const request = { variables: { attemptId }, fetchPolicy: 'no-cache' } as const;
  if (!givesUp) return (await client.query({ query: OrderStatusDocument, ...request })).data?.orderStatus;
  const withdrawal = { mutation: WithdrawOrderDocument, context: CHECKS_OUTCOME, ...request };
  const { data } = await client.mutate(withdrawal);
  return data?.withdrawOrder?.status;
}
