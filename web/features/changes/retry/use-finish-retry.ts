import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmationPath } from '../../../app/paths';
import type { Attempt } from '../../../checkout/attempt/attempt';
import { refreshAfterOrder } from '../../../checkout/refresh-after-order';

/** Once it is paid: the confirmation, which says that the renewal may take a few minutes (PAY-11, CONF-06). */
export function useFinishRetry(attempt: Attempt, viewerId: string): void {
  const navigate = useNavigate();
  const client = useApolloClient();
  const transactionId = attempt.phase === 'done' ? attempt.transactionId : null;

  useEffect(() => {
    if (transactionId === null) return;
    navigate(confirmationPath(transactionId, { isProcessing: true }), { replace: true });
    refreshAfterOrder(client.cache, viewerId);
  }, [transactionId, viewerId, navigate, client]);
}
