import { useState } from 'react';
import { notify } from '../../../ui/notify';
import {
  type AssignRow,
  type GroupOfSeats,
  isChanged,
  type SeatToAssign,
  settleRows,
  toRow,
} from './assign-rows';
import { fillDown, type Pasted, pasteText } from './fill-down';
import { AssignSeatsDocument } from './seat-changes.generated';
import { seatsText } from './seats-text';
import { useSeatsChange } from './use-seats-change';

export interface SeatsToAssign {
  licenses: readonly SeatToAssign[];
  subscriptions: readonly GroupOfSeats[];
}

type Assignment = Pick<AssignRow, 'seatId' | 'email' | 'isManager'>;

/** What is typed for each seat, and the way to send what is new of it. */
export function useBulkAssign({ licenses, subscriptions }: SeatsToAssign, onDone: () => void) {
  const { change, isBusy } = useSeatsChange();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [rows, setRows] = useState(() => licenses.map((seat) => toRow(seat, subscriptions)));

  const edit = (index: number, part: Partial<AssignRow>) =>
    setRows((now) => now.map((row, at) => (at === index ? { ...row, ...part, error: null } : row)));
  const paste = (index: number, pasted: Pasted) => {
    const filled = fillDown(rows, index, pasted.addresses);
    setRows(filled.rows);
    setNotice(pasteText(pasted, filled.left));
  };

  const send = (assignments: Assignment[]) =>
    change(
      assignments.map(({ seatId }) => seatId),
      async (client, about) => {
        const variables = { input: { assignments }, ...about };
        return (await client.mutate({ mutation: AssignSeatsDocument, variables })).data?.assignSeats;
      },
    );

  const undo = async (applied: readonly AssignRow[]) => {
    const outcome = await send(
      applied.map(({ seatId, before }) => ({ seatId, email: before, isManager: false })),
    );
    if (outcome.refusal !== null) void notify({ tone: 'DANGER', message: outcome.refusal });
  };

  const submit = async () => {
    const wanted = rows.filter(isChanged);
    if (wanted.length === 0) return onDone();
    setRefusal(null);
    const outcome = await send(
      wanted.map(({ seatId, email, isManager }) => ({ seatId, email: email.trim(), isManager })),
    );
    const { applied, settle, refusalOfAll } = settleRows(wanted, outcome);
    if (applied.length > 0) tellDone(applied, () => void undo(applied));
    if (outcome.refusal === null) return onDone();
    setRefusal(refusalOfAll);
    setRows((now) => now.map(settle));
  };

  return { rows, edit, paste, submit, refusal, notice, isBusy, hasChanges: rows.some(isChanged) };
}

// Managers that were added on the way stay: who managed before is not known here.
function tellDone(applied: readonly AssignRow[], onUndo: () => void): void {
  const canUndo = applied.every(({ isManager }) => !isManager);
  void notify({ message: `${seatsText(applied.length)} changed.`, ...(canUndo && { onUndo }) });
}
