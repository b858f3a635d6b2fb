import { refusalOf } from '../../../app/graphql/refusal';
import { notify } from '../../../ui/overlays/notify';
import type { AssignableLicense } from '../others/managed-license';
import { SeatsInUseDocument } from '../overview/seats-in-use.generated';
import { useAssignSeatMutation } from './assign-seat.generated';

/**
 * Assigns a seat, or frees it with the empty address, and says so with a way back.
 * The verb answers null when done, else the text of the refusal.
 */
export function useAssignSeat() {
  const [send, { loading }] = useAssignSeatMutation({ refetchQueries: [{ query: SeatsInUseDocument }] });

  const assignTo = (seatId: string, email: string): Promise<string | null> =>
    refusalOf(async () => (await send({ variables: { input: { seatId, email } } })).data?.assignSeat);

  const undo = async (seat: AssignableLicense) => {
    const refusal = await assignTo(seat.id, seat.assignedTo ?? '');
    if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
  };

  const assign = async (seat: AssignableLicense, email: string): Promise<string | null> => {
    const refusal = await assignTo(seat.id, email);
    if (refusal === null) void notify({ message: doneText(seat, email), onUndo: () => void undo(seat) });
    return refusal;
  };

  return { assign, isBusy: loading };
}

function doneText(seat: AssignableLicense, email: string): string {
  if (email === '') return `${seat.productName} is free again; ${seat.assignedTo} no longer uses it.`;
  return `${seat.productName} is assigned to ${email}.`;
}
