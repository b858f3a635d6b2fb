import { useState } from 'react';
import { BusyButton } from '../../../ui/fields/busy-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';
import { ErrorBlock } from '../../../ui/states/error-block';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { SelectionState } from '../actions/selection-state';
import { alsoHappens, type CancelPreviewValue, type CancelWay, groupText, whatHappens } from './cancel-text';
import classes from './seat-ends-dialog.module.css';
import { useCancelPreview, useSeatEnds } from './use-seat-ends';

const NAMES: Record<CancelWay, string> = { cancel: 'Cancel', uncancel: 'Uncancel' };

/** Says in plain words what canceling the selected seats does, and cancels them (CANC-01 to CANC-03). */
export function CancelSeatsDialog(props: SeatActionDialogProps) {
  return <SeatEndsDialog {...props} way="cancel" />;
}

/** The same for letting them go on again (CANC-05). */
export function UncancelSeatsDialog(props: SeatActionDialogProps) {
  return <SeatEndsDialog {...props} way="uncancel" />;
}

interface SeatEndsDialogProps extends SeatActionDialogProps {
  way: CancelWay;
}

function SeatEndsDialog({ way, seatIds, leftOut, onClose, onDone }: SeatEndsDialogProps) {
  const query = useCancelPreview(way, seatIds);
  const title = `${NAMES[way]} ${seatIds.length === 1 ? 'Seat' : 'Seats'}`;
  return (
    <Dialog title={title} width={500} onClose={onClose}>
      {leftOut}
      <SelectionState of={query}>
        {({ preview, userErrors }) =>
          preview ? (
            <Confirmation way={way} seatIds={seatIds} preview={preview} onClose={onClose} onDone={onDone} />
          ) : (
            <Refused text={userErrors[0]?.message ?? null} onClose={onClose} />
          )
        }
      </SelectionState>
    </Dialog>
  );
}

function Refused({ text, onClose }: { text: string | null; onClose: () => void }) {
  return (
    <>
      <ErrorBlock message={text} />
      <DialogActions>
        <GoBackButton onClick={onClose} />
      </DialogActions>
    </>
  );
}

function Confirmation({
  way,
  seatIds,
  preview,
  onClose,
  onDone,
}: SeatEndsDialogProps & { preview: CancelPreviewValue }) {
  const { settle, isBusy } = useSeatEnds();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { groups, seatCount } = preview;
  const confirm = async () => {
    const refused = await settle(way, seatIds, preview);
    setRefusal(refused);
    if (refused === null) onDone();
  };
  return (
    <>
      <ErrorBlock message={refusal} />
      <p>{whatHappens(way, preview)}</p>
      {groups.length > 1 && (
        <ul className={classes['groups']}>
          {groups.map((group) => (
            <li key={group.subscriptionId}>{groupText(way, group)}</li>
          ))}
        </ul>
      )}
      {alsoHappens(preview, way).map((text) => (
        <p key={text} className={classes['also']}>
          {text}
        </p>
      ))}
      <DialogActions>
        <GoBackButton data-autofocus onClick={onClose} disabled={isBusy} />
        <BusyButton
          isBusy={isBusy}
          {...(way === 'cancel' && { color: 'var(--bad)' })}
          onClick={() => void confirm()}
        >
          {NAMES[way]} {seatCount === 1 ? 'Seat' : `${seatCount.toLocaleString('en-US')} Seats`}
        </BusyButton>
      </DialogActions>
    </>
  );
}
