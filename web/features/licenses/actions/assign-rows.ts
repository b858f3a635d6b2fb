import { appliedAssignments } from '#domain/licenses/applied-assignments';
import type { SeatsOutcome } from './use-seats-change';

export interface SeatToAssign {
  id: string;
  productName: string;
  assignedTo: string | null;
}

/** A seat of a bulk assignment, with what is typed for it. */
export interface AssignRow {
  seatId: string;
  productName: string;
  /** Who uses the seat now; empty while nobody does. */
  before: string;
  email: string;
  isManager: boolean;
  /** Why this one was refused. */
  error: string | null;
}

export function toRow({ id, productName, assignedTo }: SeatToAssign): AssignRow {
  const before = assignedTo ?? '';
  return { seatId: id, productName, before, email: before, isManager: false, error: null };
}

/** Whether there is anything to send of a row. */
export function isChanged(row: AssignRow): boolean {
  return row.email.trim() !== row.before || row.isManager;
}

/** What became of the rows that were sent: those that are done, and why others are not. */
export function settleRows(sent: readonly AssignRow[], { refusal, userErrors }: SeatsOutcome) {
  const errors = new Map(userErrors.flatMap((each) => each.seatIds.map((id) => [id, each.message] as const)));
  const isAboutAll = refusal !== null && errors.size === 0;
  const messages = sent.map(({ seatId }) => errors.get(seatId) ?? '');
  const applied = isAboutAll ? [] : appliedAssignments(sent, messages);
  const done = new Set(applied.map(({ seatId }) => seatId));
  const settle = (row: AssignRow): AssignRow =>
    done.has(row.seatId)
      ? { ...row, before: row.email.trim(), isManager: false, error: null }
      : { ...row, error: errors.get(row.seatId) ?? null };
  return { applied, settle, refusalOfAll: isAboutAll ? refusal : null };
}
