import { Dialog } from '../../../ui/overlays/dialog';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { SelectionState } from '../actions/selection-state';
import { useOfflineKeySeatQuery } from './offline-key.generated';
import { OfflineKeyPanel } from './offline-key-panel';

/** The key of one seat for computers without the internet: to copy, and to send to its user (SEAT-14 to SEAT-17). */
export function OfflineKeyDialog({ seatIds, onClose }: SeatActionDialogProps) {
  const { data, error, refetch } = useOfflineKeySeatQuery({
    variables: { seatIds: [...seatIds] },
    fetchPolicy: 'no-cache',
  });
  const seat = data?.viewer?.seatSelection?.seats[0] ?? null;
  const isGone = data !== undefined && seat === null;
  return (
    <Dialog title="Offline Key" width={500} onClose={onClose}>
      <SelectionState of={{ value: seat, hasFailed: error !== undefined || isGone, refetch }}>
        {(found) => <OfflineKeyPanel seat={found} onClose={onClose} />}
      </SelectionState>
    </Dialog>
  );
}
