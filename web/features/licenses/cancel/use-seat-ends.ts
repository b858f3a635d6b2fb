import { notify } from '../../../ui/notify';
import { useSeatsChange } from '../actions/use-seats-change';
import { CancelSeatsDocument, UncancelSeatsDocument } from './cancel-seats.generated';
import { doneText } from './cancel-text';
import type { CancelPreviewValue, CancelWay } from './cancel-way';

/** Cancels or uncancels seats and says so, with a way back where there is one. The verb answers why not, null when done. */
export function useSeatEnds() {
  const { change, isBusy } = useSeatsChange();

  const send = (way: CancelWay, seatIds: readonly string[]) =>
    change(seatIds, async (client, about) => {
      const variables = { input: { seatIds: [...seatIds] }, ...about };
      if (way === 'cancel')
        return (await client.mutate({ mutation: CancelSeatsDocument, variables })).data?.cancelSeats;
      return (await client.mutate({ mutation: UncancelSeatsDocument, variables })).data?.uncancelSeats;
    });

  const undo = async (way: CancelWay, seatIds: readonly string[]) => {
    const { refusal } = await send(way === 'cancel' ? 'uncancel' : 'cancel', seatIds);
    if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
  };

  const settle = async (
    way: CancelWay,
    seatIds: readonly string[],
    preview: CancelPreviewValue,
  ): Promise<string | null> => {
    const { refusal } = await send(way, seatIds);
    if (refusal !== null) return refusal;
    // What was skipped must not be undone, and a change that was taken back is not brought back.
    const hasWayBack = preview.skippedCount === 0 && preview.waitingCount === 0;
    const back = hasWayBack ? { onUndo: () => void undo(way, seatIds) } : {};
    void notify({ message: doneText(way, preview), ...back });
    return null;
  };

  return { settle, isBusy };
}
