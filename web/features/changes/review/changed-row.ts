import { formatDate } from '#domain/calendar/format-date';
import type { ChangedRows_RowsFragment } from './change-preview.generated';
import type { ReviewRow } from './review-row';

type Row = ChangedRows_RowsFragment['nodes'][number];

/** A row of a change as the review shows it. */
export function changedRow(row: Row): ReviewRow {
  const { seatId, product, quantity, assignedTo, managers, price } = row;
  return {
    id: seatId ?? product,
    product: quantity === 1 ? product : `${product} × ${quantity}`,
    user: assignedTo,
    managers,
    change: changeText(row),
    price,
  };
}

function changeText({ effect, change, effectiveOn }: Row): string {
  switch (effect) {
    case 'NOW':
      return `Changes to ${change} today`;
    case 'TERM_END':
      return `Changes to ${change} on ${formatDate(effectiveOn)}`;
    case 'REVERT':
      return `Stays ${change}`;
  }
}
