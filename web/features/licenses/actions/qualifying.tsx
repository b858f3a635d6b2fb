import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { countText, seatsText } from '#domain/text/counts';
import type { SelectionAction } from '../../../schema.generated';
import { Dialog } from '../../../ui/overlays/dialog';
import { useActionableSeatsQuery } from '../seat-plan/seat-changes.generated';
import { useSelection } from '../selection/selection-context';
import classes from './dialogs.module.css';
import type { SeatActionKind } from './seat-action';
import { SelectionState } from './selection-state';

/** Actions that are refused per group; the others apply to every selectable seat. */
const ACTIONS: Partial<Record<SeatActionKind, SelectionAction>> = {
  cancel: 'CANCEL',
  uncancel: 'UNCANCEL',
  edition: 'EDITION',
  term: 'TERM',
  transfer: 'TRANSFER',
};

interface QualifyingProps {
  kind: SeatActionKind;
  seatIds: readonly string[];
  onClose: () => void;
  children: (seatIds: readonly string[], leftOut: ReactNode) => ReactNode;
}

/** Continues with the qualifying seats. For seats of a single group the action itself reports refusals. */
export function Qualifying({ kind, seatIds, onClose, children }: QualifyingProps) {
  const { selection } = useSelection();
  const action = ACTIONS[kind];
  if (action === undefined || seatIds.length < 2 || selection.size < 2) return children(seatIds, null);
  return (
    <Asked action={action} seatIds={seatIds} onClose={onClose}>
      {children}
    </Asked>
  );
}

type AskedProps = Omit<QualifyingProps, 'kind'> & { action: SelectionAction };

function Asked({ action, seatIds, onClose, children }: AskedProps) {
  const variables = useMemo(() => ({ seatIds: [...seatIds], action }), [seatIds, action]);
  const { data, error, refetch } = useActionableSeatsQuery({ variables, fetchPolicy: 'no-cache' });
  const value = data?.viewer?.seatSelection?.actionable ?? null;
  const isLong = useIsLong();
  if (value === null)
    return error || isLong ? (
      <Dialog title="Selected seats" width={500} onClose={onClose}>
        <SelectionState of={{ value, hasFailed: error !== undefined, refetch }}>{() => null}</SelectionState>
      </Dialog>
    ) : null;
  const { seatIds: able, refusals } = value;
  if (able.length === 0 || refusals.length === 0) return children(seatIds, null);
  return children(
    able,
    <div className={classes['leftOut']} role="note">
      Applies to {countText(able.length)} of the {seatsText(seatIds.length)}.
      <ul>
        {refusals.map(({ message, seatCount }) => (
          <li key={message}>
            Not to {seatsText(seatCount)}: {message}
          </li>
        ))}
      </ul>
    </div>,
  );
}

/** Faster answers need no indicator, and a dialog that is replaced immediately should not flash. */
const LONG_MS = 500;

function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
