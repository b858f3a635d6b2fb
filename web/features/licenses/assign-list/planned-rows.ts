import Papa from 'papaparse';
import { plainCell } from '#domain/text/csv-cell';
import type { AssignmentFindingCode } from '../../../schema.generated';
import type { AssignmentPlanQuery } from './assign-list.generated';

type Plan = NonNullable<NonNullable<AssignmentPlanQuery['viewer']>['assignmentPlan']>;
export type AssignmentPlan = Plan;
type PlannedAssignment = Plan['rows'][number];
type Change = Plan['parts'][number]['steps'][number]['to'];

export interface PlannedRow extends Pick<PlannedAssignment, 'email' | 'seat'> {
  id: string;
  state: RowState;
  text: string;
  canFix: boolean;
}

export const ROW_STATES = ['change', 'leftOut', 'same', 'done', 'refused', 'open'] as const;

export type RowState = (typeof ROW_STATES)[number];

export const STATE_NAMES: Record<RowState, string> = {
  change: 'To change',
  leftOut: 'Left out',
  same: 'As it is',
  done: 'Done',
  refused: 'Refused',
  open: 'Open',
};

/** Refusals by seat; seats that were not reached, or got no answer, are open. */
export interface PlanOutcome {
  refusals: ReadonlyMap<string, string>;
  openSeats: ReadonlySet<string>;
}

const OF_ADDRESSES: ReadonlySet<AssignmentFindingCode> = new Set([
  'NO_ADDRESS',
  'HIDDEN_IN_ADDRESS',
  'INVALID_ADDRESS',
  'TWICE_IN_LIST_LEFT_OUT',
]);

export function toRows({ rows, parts }: Plan, outcome: PlanOutcome | null): PlannedRow[] {
  const changes = new Map(
    parts.flatMap(({ steps }) => steps.flatMap(({ seatIds, to }) => seatIds.map((id) => [id, to] as const))),
  );
  return rows.map((row, index) => {
    const refusal = outcome?.refusals.get(row.seat?.id ?? '') ?? null;
    const state = stateOf(row, outcome);
    return {
      id: String(index),
      email: row.email,
      seat: row.seat,
      state,
      text: refusal ?? textOf(row, state, changes.get(row.seat?.id ?? '')),
      canFix: outcome === null && row.findings.some(({ code }) => OF_ADDRESSES.has(code)),
    };
  });
}

function stateOf({ isChange, findings, seat }: PlannedAssignment, outcome: PlanOutcome | null): RowState {
  if (!isChange) return findings.some(({ isStopping }) => isStopping) ? 'leftOut' : 'same';
  if (outcome === null) return 'change';
  const id = seat?.id ?? '';
  if (outcome.openSeats.has(id)) return 'open';
  return outcome.refusals.has(id) ? 'refused' : 'done';
}

function textOf({ seat, findings }: PlannedAssignment, state: RowState, change: Change | undefined): string {
  const said = findings.map(({ text }) => text);
  if ((state !== 'change' && state !== 'done') || change === undefined) return said.join(' ');
  const verb = VERBS[state];
  const former = seat?.assignedTo ?? null;
  const { email, managers, note } = change;
  const parts = [
    email === '' && `${verb} taken from ${former}.`,
    email && `${verb} assigned${former ? ` instead of ${former}` : ''}.`,
    managers && `${verb} a manager.`,
    note === '' && `Its note ${verb.toLowerCase()} removed.`,
    note && `Note: ${note}`,
  ];
  return [...parts.filter((part) => typeof part === 'string' && part !== ''), ...said].join(' ');
}

const VERBS = { change: 'Will be', done: 'Is' } as const;

export function countByState(rows: readonly PlannedRow[]): Record<RowState, number> {
  const counts: Record<RowState, number> = { change: 0, leftOut: 0, same: 0, done: 0, refused: 0, open: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

const TITLES = ['Row', 'Assigned User', 'Seat ID', 'Group', 'Product Edition', 'Result', 'Details'];

export function resultTable(rows: readonly PlannedRow[]): Blob {
  const cells = rows.map(({ id, email, seat, state, text }) => [
    String(Number(id) + 1),
    email,
    seat?.id ?? '',
    seat?.groupName ?? '',
    seat?.productName ?? '',
    STATE_NAMES[state],
    text,
  ]);
  const table = Papa.unparse([TITLES, ...cells.map((row) => row.map(plainCell))]);
  return new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' });
}
