import { useApolloClient, useQuery } from '@apollo/client/react';
import { countText } from '#domain/text/counts';
import { refetchPage } from '../../../app/graphql/refetch-page';
import { Dialog, DialogActions, DialogLead, GoBackButton } from '../../../ui/overlays/dialog';
import { EndActions, useRefusal } from '../../../ui/overlays/dialog-form';
import { notify, notifyRefusal } from '../../../ui/overlays/notify';
import { ErrorBlock } from '../../../ui/states/error-block';
import { Sentence } from '../../../ui/text';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { SelectionState } from '../actions/selection-state';
import { useSeatsChange } from '../seat-plan/use-seats-change';
import { type SeatRow_SeatFragment, SeatRow_SeatFragmentDoc } from '../seats/seat-grid.generated';
import {
  CancelPreviewDocument,
  CancelSeatsDocument,
  UncancelPreviewDocument,
  UncancelSeatsDocument,
} from './cancel-seats.generated';
import {
  type CancelPreviewValue,
  type CancelWay,
  cancelConsequence,
  cancelSideEffects,
  doneText,
  groupText,
  refusalText,
} from './cancel-text';
import classes from './seat-ends-dialog.module.css';

const WAYS = {
  cancel: { name: 'Cancel', preview: CancelPreviewDocument, change: CancelSeatsDocument },
  uncancel: { name: 'Uncancel', preview: UncancelPreviewDocument, change: UncancelSeatsDocument },
} satisfies Record<CancelWay, unknown>;

export function CancelSeatsDialog(props: SeatActionDialogProps) {
  return <SeatEndsDialog {...props} way="cancel" />;
}

export function UncancelSeatsDialog(props: SeatActionDialogProps) {
  return <SeatEndsDialog {...props} way="uncancel" />;
}

interface SeatEndsDialogProps extends SeatActionDialogProps {
  way: CancelWay;
}

function SeatEndsDialog({ way, seatIds, leftOut, onClose, onDone }: SeatEndsDialogProps) {
  const query = useCancelPreview(way, seatIds);
  const client = useApolloClient();
  // The seats may have been canceled in another tab.
  const onRefused = () => {
    void query.refetch().catch(() => undefined);
    refetchPage(client);
  };
  const title = `${WAYS[way].name} ${seatIds.length === 1 ? 'Seat' : 'Seats'}`;
  return (
    <Dialog title={title} width={500} onClose={onClose}>
      {leftOut}
      <SelectionState of={query}>
        {({ preview, userErrors }) =>
          preview ? (
            <Confirmation {...{ way, seatIds, preview, onClose, onDone, onRefused }} />
          ) : (
            <Refused text={refusalText(way, userErrors)} onClose={onClose} />
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

interface ConfirmationProps extends SeatEndsDialogProps {
  preview: CancelPreviewValue;
  onRefused: () => void;
}

function Confirmation(props: ConfirmationProps) {
  const { way, seatIds, preview, onClose, onDone, onRefused } = props;
  const { settle, isBusy } = useSeatEnds(onRefused);
  const { refusal, answer } = useRefusal(onDone);
  const { groups, seatCount } = preview;
  const seat = useOnlySeat(seatIds);
  return (
    <>
      <ErrorBlock message={refusal} />
      <DialogLead>
        <Sentence>{cancelConsequence(way, preview, seat)}</Sentence>
      </DialogLead>
      {groups.length > 1 && (
        <ul className={classes['groups']}>
          {groups.map((group) => (
            <li key={group.subscriptionId}>
              <Sentence>{groupText(way, group)}</Sentence>
            </li>
          ))}
        </ul>
      )}
      {cancelSideEffects(preview, way).map((text) => (
        <p key={text} className={classes['also']}>
          {text}
        </p>
      ))}
      <EndActions
        end={`${WAYS[way].name} ${seatCount === 1 ? 'Seat' : `${countText(seatCount)} Seats`}`}
        isBusy={isBusy}
        isHarmless={way === 'uncancel'}
        onEnd={() => answer(settle(way, seatIds, preview))}
        onBack={onClose}
      />
    </>
  );
}

/** Null for several seats, and for one that the page has not read. */
function useOnlySeat([id, ...others]: readonly string[]): SeatRow_SeatFragment | null {
  const { cache } = useApolloClient();
  if (id === undefined || others.length > 0) return null;
  return cache.readFragment({
    id: `Seat:${id}`,
    fragment: SeatRow_SeatFragmentDoc,
    fragmentName: 'SeatRow_seat',
  });
}

function useSeatEnds(onRefused: () => void) {
  const { change, isBusy } = useSeatsChange();

  const send = (way: CancelWay, seatIds: readonly string[], previewId: string) =>
    change(WAYS[way].change, { seatIds: [...seatIds], previewId }, seatIds);

  // Without skipped seats and pending changes, the way back has the same preview as the way there.
  const undo = async (way: CancelWay, seatIds: readonly string[], previewId: string) => {
    const { refusal } = await send(way === 'cancel' ? 'uncancel' : 'cancel', seatIds, previewId);
    notifyRefusal(refusal);
  };

  const settle = async (
    way: CancelWay,
    seatIds: readonly string[],
    preview: CancelPreviewValue,
  ): Promise<string | null> => {
    const { refusal, userErrors } = await send(way, seatIds, preview.previewId);
    if (userErrors.length > 0) onRefused();
    if (refusal !== null) return refusal;
    // An undo must not touch skipped seats, and a withdrawn pending change does not return.
    const hasWayBack = preview.skippedCount === 0 && preview.waitingCount === 0;
    const back = hasWayBack ? { onUndo: () => void undo(way, seatIds, preview.previewId) } : {};
    void notify({ message: doneText(way, preview), ...back });
    return null;
  };

  return { settle, isBusy };
}

function useCancelPreview(way: CancelWay, seatIds: readonly string[]) {
  const variables = { seatIds: [...seatIds] };
  const { data, error, refetch } = useQuery(WAYS[way].preview, { variables, fetchPolicy: 'no-cache' });
  return { value: data?.answer ?? null, hasFailed: error !== undefined, refetch };
}
