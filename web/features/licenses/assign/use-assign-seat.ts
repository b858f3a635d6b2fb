import { useApolloClient } from '@apollo/client/react';
import { refetchPage } from '../../../app/graphql/refetch-page';
import { refusalOf } from '../../../app/graphql/refusal';
import type { AssignableLicense } from '../others/managed-license';
import { SeatsInUseDocument } from '../overview/seats-in-use.generated';
import { toSeatPlanInput } from '../seat-plan/seat-plan-input';
import { useOfferUndo } from '../seat-plan/use-undo';
import { useAssignSeatMutation } from './assign-seat.generated';

export function useAssignSeat() {
  const [send, { loading }] = useAssignSeatMutation({ refetchQueries: [{ query: SeatsInUseDocument }] });
  const client = useApolloClient();
  const offerUndo = useOfferUndo();

  /** Replaces the assignee that the page shows; `onStands` gets the current one if it has changed. */
  const assign = (
    seat: AssignableLicense,
    email: string,
    onStands: (assignedTo: string | null) => void = () => undefined,
  ): Promise<string | null> =>
    refusalOf(async () => {
      const input = { seatId: seat.id, email, seen: seat.assignedTo ?? '' };
      const { data } = await send({ variables: { input } });
      const payload = data?.assignSeat;
      if (payload?.license && 'assignedTo' in payload.license) onStands(payload.license.assignedTo);
      // The viewer may no longer manage the seat, and then sees less of its group.
      if (payload?.success === false && !payload.license?.isManager) refetchPage(client);
      if (payload?.success)
        offerUndo(doneText(seat, email), payload.undo ? [toSeatPlanInput(payload.undo)] : []);
      return payload;
    });

  return { assign, isBusy: loading };
}

function doneText(seat: AssignableLicense, email: string): string {
  if (email === '') return `${seat.productName} is free again; ${seat.assignedTo} no longer uses it.`;
  return `${seat.productName} is assigned to ${email}.`;
}
