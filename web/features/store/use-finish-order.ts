import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { buyPath, confirmationPath } from '../../app/paths';
import type { Attempt } from './checkout/attempt';
import { refreshAfterOrder } from './checkout/refresh-after-order';

/** Once the order is through: an empty cart where Back leads to, then the confirmation, with everything read anew (CART-15). */
export function useFinishOrder(attempt: Attempt, viewerId: string): void {
  const navigate = useNavigate();
  const client = useApolloClient();
  const transactionId = attempt.phase === 'done' ? attempt.transactionId : null;

  useEffect(() => {
    if (transactionId === null) return;
    navigate(buyPath(), { replace: true });
    navigate(confirmationPath(transactionId));
    refreshAfterOrder(client.cache, viewerId);
  }, [transactionId, viewerId, navigate, client]);
}
