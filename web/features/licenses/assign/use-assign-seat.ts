import { hasCode } from '../../../app/graphql/error-code';
import { notify } from '../../../ui/notify';
import type { AssignableLicense } from '../others/managed-license';
import { SeatsInUseDocument } from '../overview/seats-in-use.generated';
import { useAssignSeatMutation } from './assign-seat.generated';
import { NO_ANSWER, SIGNED_OUT } from './no-answer';

/**
 * Assigns a seat, or frees it with the empty address, and says so with a way back.
 * The verb answers null when done, else the text of the refusal.
 */
export function useAssignSeat() {
  const [send, { loading }] = useAssignSeatMutation({ refetchQueries: [{ query: SeatsInUseDocument }] });

  const ask = async (seatId: string, email: string): Promise<string | null> => {
    try {
      const { data } = await send({ variables: { input: { seatId, email } } });
      const payload = data?.assignSeat;
      if (payload?.success) return null;
      return payload?.userErrors[0]?.message ?? NO_ANSWER;
    } catch (error) {
      return hasCode(error, 'UNAUTHENTICATED') ? SIGNED_OUT : NO_ANSWER;
    }
  };

  const undo = async (seat: AssignableLicense) => {
    const refusal = await ask(seat.id, seat.assignedTo ?? '');
    if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
  };

  const assign = async (seat: AssignableLicense, email: string): Promise<string | null> => {
    const refusal = await ask(seat.id, email);
    if (refusal === null) void notify({ message: doneText(seat, email), onUndo: () => void undo(seat) });
    return refusal;
  };

  return { assign, isBusy: loading };
}

function doneText(seat: AssignableLicense, email: string): string {
  if (email === '') return `${seat.productName} is free again; ${seat.assignedTo} no longer uses it.`;
  return `${seat.productName} is assigned to ${email}.`;
}
