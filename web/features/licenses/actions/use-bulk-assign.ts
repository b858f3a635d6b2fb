import { useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { appliedAssignments } from '#domain/licenses/people/assign-seat';
import { seatsText } from '#domain/text/counts';
import { AssignSeatsDocument, type SeatsToAssignQuery } from '../seat-plan/seat-changes.generated';
import { type SeatsOutcome, useSeatsChange } from '../seat-plan/use-seats-change';
import { useOfferUndo } from '../seat-plan/use-undo';
import { fillDown, type Pasted, pasteText, repeatFirstAddress } from './fill-down';

export type SeatsToAssign = NonNullable<NonNullable<SeatsToAssignQuery['viewer']>['seatSelection']>;

/** Addresses and flags that are typed, pasted or repeated, before they are sent. */
function useAssignRows({ licenses, subscriptions }: SeatsToAssign) {
  const [notice, setNotice] = useState<string | null>(null);
  const [rows, setRows] = useState(() => licenses.map((seat) => toRow(seat, subscriptions)));
  const edit = (index: number, part: Partial<AssignRow>) =>
    setRows((now) => now.map((row, at) => (at === index ? { ...row, ...part, error: null } : row)));
  const paste = (index: number, pasted: Pasted) => {
    const filled = fillDown(rows, index, pasted.addresses);
    setRows(filled.rows);
    setNotice(pasteText(pasted, filled.left));
  };
  const repeated = repeatFirstAddress(rows);
  const repeatFirst = repeated && (() => setRows(repeated));
  return { rows, setRows, edit, paste, repeatFirst, notice };
}

export function useBulkAssign(seats: SeatsToAssign, onDone: () => void) {
  const { change, isBusy } = useSeatsChange();
  const offerUndo = useOfferUndo();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { rows, setRows, ...editing } = useAssignRows(seats);

  const submit = async () => {
    const changed = rows.filter(isChanged);
    if (changed.length === 0) return onDone();
    setRefusal(null);
    const seatIds = changed.map(({ seatId }) => seatId);
    const assignments = changed.map(({ seatId, before, email, isManager }) => ({
      seatId,
      email: email.trim(),
      isManager,
      seen: before,
    }));
    // All are read again: a seat that was reassigned elsewhere shows its assignee in its row.
    const outcome = await change(AssignSeatsDocument, { assignments }, seatIds, seatIds);
    const { applied, settle, refusalOfAll } = settleRows(changed, outcome);
    if (applied.length > 0) offerUndo(`${seatsText(applied.length)} changed.`, outcome.undo);
    if (outcome.refusal === null) return onDone();
    setRefusal(refusalOfAll);
    setRows((now) => now.map(settle));
  };

  return { rows, ...editing, submit, refusal, isBusy, hasChanges: rows.some(isChanged) };
}

export interface AssignRow {
  seatId: string;
  productName: string;
  about: string;
  before: string;
  email: string;
  isManager: boolean;
  error: string | null;
}

export function toRow(
  seat: SeatsToAssign['licenses'][number],
  groups: SeatsToAssign['subscriptions'],
): AssignRow {
  const { id, productName, assignedTo, purchaseDate, note } = seat;
  const before = assignedTo ?? '';
  const group = groups.find((each) => 'subscriptionId' in seat && each.id === seat.subscriptionId);
  const about = [group ? group.name : '', formatDate(purchaseDate), note]
    .filter((part) => part !== '')
    .join(' · ');
  return { seatId: id, productName, about, before, email: before, isManager: false, error: null };
}

export function isChanged(row: AssignRow): boolean {
  return row.email.trim() !== row.before || row.isManager;
}

export function settleRows(sent: readonly AssignRow[], { refusal, userErrors, licenses }: SeatsOutcome) {
  const standing = new Map(
    licenses.map((license) => [license.id, 'assignedTo' in license ? license.assignedTo : null]),
  );
  const errors = new Map(userErrors.flatMap((each) => each.seatIds.map((id) => [id, each.message] as const)));
  const isAboutAll = refusal !== null && errors.size === 0;
  const messages = sent.map(({ seatId }) => errors.get(seatId) ?? '');
  const applied = isAboutAll ? [] : appliedAssignments(sent, messages);
  const done = new Set(applied.map(({ seatId }) => seatId));
  const settle = (row: AssignRow): AssignRow =>
    done.has(row.seatId)
      ? { ...row, before: row.email.trim(), isManager: false, error: null }
      : {
          ...row,
          before: standing.has(row.seatId) ? (standing.get(row.seatId) ?? '') : row.before,
          error: errors.get(row.seatId) ?? null,
        };
  return { applied, settle, refusalOfAll: isAboutAll ? refusal : null };
}
