import { formatDate } from '#domain/calendar/format-date';
import { appliedAssignments } from '#domain/licenses/people/applied-assignments';
import type { SeatsOutcome } from './use-seats-change';

export interface SeatToAssign {
  id: string;
  productName: string;
  assignedTo: string | null;
  purchaseDate: string;
  note: string;
  /** Of seats of a subscription. */
  subscriptionId?: string;
}

export interface GroupOfSeats {
  id: string;
  number: number;
}

/** A seat of a bulk assignment, with what is typed for it. */
export interface AssignRow {
  seatId: string;
  productName: string;
  /** What tells it from the others: its group, the day it was bought, its note. */
  about: string;
  /** Who uses the seat now; empty while nobody does. */
  before: string;
  email: string;
  isManager: boolean;
  /** Why this one was refused. */
  error: string | null;
}

export function toRow(seat: SeatToAssign, groups: readonly GroupOfSeats[]): AssignRow {
  const { id, productName, assignedTo, subscriptionId, purchaseDate, note } = seat;
  const before = assignedTo ?? '';
  const group = groups.find((each) => each.id === subscriptionId);
  const about = [group ? `Group ${group.number}` : '', formatDate(purchaseDate), note]
    .filter((part) => part !== '')
    .join(' · ');
  return { seatId: id, productName, about, before, email: before, isManager: false, error: null };
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
