import { formatDate } from '#domain/calendar/format-date';
import type { ChangedGroup_GroupFragment, ChangeReview_ChangeFragment } from './change-preview.generated';

export function changeNotes({ groups, isPaid }: ChangeReview_ChangeFragment): string[] {
  const later = groups.filter(hasLaterRows);
  return [
    ...(isPaid ? ['What is paid for takes effect today.'] : ['Nothing is charged now.']),
    ...laterNotes(later, groups.length),
    ...(groups.some(hasReverts) ? ['Changes that were waiting are taken back today.'] : []),
  ];
}

function laterNotes(later: readonly ChangedGroup_GroupFragment[], count: number): string[] {
  const dates = new Set(later.map(({ expireDate }) => expireDate));
  const [only] = dates;
  if (only === undefined) return [];
  if (dates.size === 1 && later.length === count)
    return [`What changes later takes effect at the end of the term, ${formatDate(only)}.`];
  return later.map(
    ({ number, expireDate }) => `In Group ${number} the end of the term is ${formatDate(expireDate)}.`,
  );
}

/** Whether a change waits for the end of the term, on this page of rows or on another. */
function hasLaterRows({ rows, lines, rowCount }: ChangedGroup_GroupFragment): boolean {
  const paid = lines.reduce((count, { quantity }) => count + quantity, 0);
  const isAllHere = rows.nodes.length === rowCount;
  return rows.nodes.some(({ effect }) => effect === 'TERM_END') || (!isAllHere && rowCount > paid);
}

function hasReverts({ rows }: ChangedGroup_GroupFragment): boolean {
  return rows.nodes.some(({ effect }) => effect === 'REVERT');
}
