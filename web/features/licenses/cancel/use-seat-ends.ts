import { notify } from '../../../ui/overlays/notify';
import { useSeatsChange } from '../seat-plan/use-seats-change';
import {
  CancelSeatsDocument,
  UncancelSeatsDocument,
  useCancelPreviewQuery,
  useUncancelPreviewQuery,
} from './cancel-seats.generated';
import { type CancelPreviewValue, type CancelWay, doneText } from './cancel-text';

/** Cancels or uncancels seats, with an undo where there is one. The verb answers the refusal, null when done. */
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
    // Skipped seats must not be undone, and a change that was taken back does not return.
    const hasWayBack = preview.skippedCount === 0 && preview.waitingCount === 0;
    const back = hasWayBack ? { onUndo: () => void undo(way, seatIds) } : {};
    void notify({ message: doneText(way, preview), ...back });
    return null;
  };

  return { settle, isBusy };
}

export function useCancelPreview(way: CancelWay, seatIds: readonly string[]) {
  const isCancel = way === 'cancel';
  const options = { variables: { seatIds: [...seatIds] }, fetchPolicy: 'no-cache' as const };
  const cancel = useCancelPreviewQuery({ ...options, skip: !isCancel });
  const uncancel = useUncancelPreviewQuery({ ...options, skip: isCancel });
  const { error, refetch } = isCancel ? cancel : uncancel;
  const value = isCancel ? cancel.data?.cancelPreview : uncancel.data?.uncancelPreview;
  return { value: value ?? null, hasFailed: error !== undefined, refetch };
}
