import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify, notifyRefusal } from '../../../ui/overlays/notify';
import { withParams } from '../../../ui/query-params';
import { MOST_ASSIGNED } from '../actions/seat-action';
import { useSeatAction } from '../actions/seat-actions-context';
import { assignedUserId, useAssign } from './assign-context';
import { FreeSeatsDocument } from './assign-seat.generated';

/** Opens the dialog for the free seats of the group in the address, on `assign=true` (MAN-32, D-65). */
export function useAssignFromAddress(isReady: boolean): void {
  const client = useApolloClient();
  const openAssign = useAssign();
  const open = useSeatAction();
  const [params, setParams] = useSearchParams();
  const sub = params.get('sub');
  const wantsAssign = params.get('assign') === 'true';

  useEffect(() => {
    if (!isReady || sub === null || !wantsAssign) return;
    setParams((current) => withParams(current, { assign: null }), { replace: true });
    assignFreeSeats(sub).catch(() =>
      notifyRefusal('The free seats could not be loaded. Please choose them below.'),
    );

    async function assignFreeSeats(subscriptionId: string) {
      const { data } = await client.query({
        query: FreeSeatsDocument,
        variables: { subscriptionId },
        fetchPolicy: 'network-only',
      });
      const group = data?.viewer?.subscription;
      if (!group) return;
      const { ids, nodes } = group.seats;
      const [seat] = nodes;
      if (seat && ids.length > 1)
        open({ kind: 'assign', seatIds: ids.slice(0, MOST_ASSIGNED), returnTo: assignedUserId(seat.id) });
      else if (seat) openAssign(seat);
      else void notify({ tone: 'INFO', message: `Every seat of ${group.name} is assigned.` });
    }
  }, [isReady, sub, wantsAssign, setParams, client, openAssign, open]);
}
