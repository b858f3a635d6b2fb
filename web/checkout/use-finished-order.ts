import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderEndPath } from '../app/paths';
import type { Attempt } from './attempt/attempt';
import { refreshAfterOrder } from './refresh-after-order';

/** Once the order is through: its confirmation in place of the page, which is about what is no longer so, and everything read anew. */
export function useFinishedOrder(attempt: Attempt, viewerId: string): void {
  const navigate = useNavigate();
  const client = useApolloClient();
  const isDone = attempt.phase === 'done';
  const transactionId = isDone ? attempt.transactionId : null;

  useEffect(() => {
    if (!isDone) return;
    navigate(orderEndPath(transactionId), { replace: true });
    refreshAfterOrder(client.cache, viewerId);
  }, [isDone, transactionId, viewerId, navigate, client]);
}
