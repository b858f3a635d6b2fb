import { useCancelPreviewQuery, useUncancelPreviewQuery } from './cancel-seats.generated';
import type { CancelWay } from './cancel-way';

/** What canceling, or uncanceling, would do to the selected seats as they are now. */
export function useCancelPreview(way: CancelWay, seatIds: readonly string[]) {
  const isCancel = way === 'cancel';
  const asked = { variables: { seatIds: [...seatIds] }, fetchPolicy: 'no-cache' as const };
  const cancel = useCancelPreviewQuery({ ...asked, skip: !isCancel });
  const uncancel = useUncancelPreviewQuery({ ...asked, skip: isCancel });
  const { error, refetch } = isCancel ? cancel : uncancel;
  const value = isCancel ? cancel.data?.cancelPreview : uncancel.data?.uncancelPreview;
  return { value: value ?? null, hasFailed: error !== undefined, refetch };
}
