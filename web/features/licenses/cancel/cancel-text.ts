import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { countText, seatsText } from '#domain/text/counts';
import type { CancelPreview_PayloadFragment } from './cancel-seats.generated';

type Group = CancelPreviewValue['groups'][number];

/** Names a single seat, if it is known. */
export function cancelConsequence(
  way: CancelWay,
  { seatCount, groups }: CancelPreviewValue,
  seat: NamedSeat | null,
): string {
  const [one] = groups;
  const day = groups.length === 1 && one ? formatDate(one.expireDate) : null;
  const isOne = seatCount === 1;
  const place = groups.length === 1 && one ? ` in ${one.name}` : '';
  const they = `The ${isOne ? seatName(seat) : seatsText(seatCount)}${place}`;
  if (way === 'uncancel')
    return day === null
      ? `${they} will not end with the current term. They are renewed with their groups, at the prices on the renewal date.`
      : `${they} will not end on ${day}. ${isOne ? 'It is' : 'They are'} renewed with ${isOne ? 'its' : 'their'} group, at the price on that date.`;
  const until = day === null ? 'the end of the current term' : `${day}, the end of the current term`;
  return `${they} can be used until ${until}. ${isOne ? 'It is' : 'They are'} not renewed then. Nothing is refunded.`;
}

function seatName(seat: NamedSeat | null): string {
  if (seat === null) return 'seat';
  const { productName, assignedTo } = seat;
  return assignedTo === null ? `unassigned ${productName} seat` : `${productName} seat of ${assignedTo}`;
}

export function groupText(way: CancelWay, { name, seatCount, expireDate }: Group): string {
  const until =
    way === 'cancel' ? `until ${formatDate(expireDate)}` : `renewed after ${formatDate(expireDate)}`;
  return `${name}: ${seatsText(seatCount)}, ${until}`;
}

export function cancelSideEffects(
  { waitingCount, skippedCount }: CancelPreviewValue,
  way: CancelWay,
): string[] {
  const waiting = `The pending change of ${seatsText(waitingCount)} is withdrawn.`;
  const already = way === 'cancel' ? 'already canceled or ended' : 'not canceled or already ended';
  const skipped = `Of the selected seats, ${countText(skippedCount)} ${skippedCount === 1 ? 'is' : 'are'} ${already} and ${skippedCount === 1 ? 'stays' : 'stay'} as ${skippedCount === 1 ? 'it is' : 'they are'}.`;
  return [...(waitingCount > 0 ? [waiting] : []), ...(skippedCount > 0 ? [skipped] : [])];
}

export function doneText(way: CancelWay, { seatCount, groups }: CancelPreviewValue): string {
  if (way === 'uncancel') return `${seatsText(seatCount)} uncanceled.`;
  const [one] = groups;
  const until = groups.length === 1 && one ? formatDate(one.expireDate) : 'the end of the term';
  return `${seatsText(seatCount)} canceled; ${seatCount === 1 ? 'it works' : 'they work'} until ${until}.`;
}

const NOTHING_TO_UNCANCEL =
  'There is nothing to uncancel: none of the selected seats is about to end or to change.';

/** Seats that already go on were uncanceled elsewhere, or by a try without an answer: no case for support. */
export function refusalText(
  way: CancelWay,
  [first]: CancelPreview_PayloadFragment['userErrors'],
): string | null {
  const areGoingOn =
    way === 'uncancel' && first?.code === 'NOT_ELIGIBLE' && first.message === message.lastResort;
  return areGoingOn ? NOTHING_TO_UNCANCEL : (first?.message ?? null);
}

export interface NamedSeat {
  productName: string;
  assignedTo: string | null;
}

export type CancelWay = 'cancel' | 'uncancel';

export type CancelPreviewValue = NonNullable<CancelPreview_PayloadFragment['preview']>;
