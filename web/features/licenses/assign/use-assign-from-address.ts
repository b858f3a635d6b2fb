import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../../../ui/notify';
import { useAssign } from './assign-context';
import { FirstFreeSeatDocument } from './assign-seat.generated';

/**
 * Opens the assign dialog of the first free seat of the group that the address names, with `assign=true` (MAN-32, D-65).
 * `isReady` once the groups are on the screen.
 */
export function useAssignFromAddress(isReady: boolean): void {
  const client = useApolloClient();
  const openAssign = useAssign();
  const [params, setParams] = useSearchParams();
  const sub = params.get('sub');
  const wantsAssign = params.get('assign') === 'true';

  useEffect(() => {
    if (!isReady || sub === null || !wantsAssign) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('assign');
        return next;
      },
      { replace: true },
    );
    void findFreeSeat(sub);

    async function findFreeSeat(subscriptionId: string) {
      const { data } = await client.query({
        query: FirstFreeSeatDocument,
        variables: { subscriptionId },
        fetchPolicy: 'network-only',
      });
      const group = data?.viewer?.subscription;
      const seat = group?.seats.nodes[0];
      if (seat) openAssign(seat);
      else if (group)
        void notify({ tone: 'INFO', message: `Every seat of Group ${group.number} is assigned.` });
    }
  }, [isReady, sub, wantsAssign, setParams, client, openAssign]);
}
