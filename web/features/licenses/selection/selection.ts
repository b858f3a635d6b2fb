import { selectedSeats } from '../../../app/session/storage/tab-memory';

export type Selection = ReadonlyMap<string, ReadonlySet<string>>;

export const NOTHING_SELECTED: Selection = new Map();

export function withSeats(
  selection: Selection,
  subscriptionId: string,
  seatIds: Iterable<string>,
  isOn: boolean,
): Selection {
  const chosen = new Set(selection.get(subscriptionId));
  for (const seatId of seatIds) {
    if (isOn) chosen.add(seatId);
    else chosen.delete(seatId);
  }
  const next = new Map(selection);
  if (chosen.size > 0) next.set(subscriptionId, chosen);
  else next.delete(subscriptionId);
  return next;
}

export function keepSelectable(selection: Selection, isSelectable: (subscriptionId: string) => boolean) {
  const kept = new Map([...selection].filter(([subscriptionId]) => isSelectable(subscriptionId)));
  return kept.size === selection.size ? selection : kept;
}

export function rowsBetween(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export function seatCount(selection: Selection): number {
  return [...selection.values()].reduce((sum, seats) => sum + seats.size, 0);
}

export function selectedIds(selection: Selection): string[] {
  return [...selection.values()].flatMap((seats) => [...seats]);
}

export const WHY_NOT_SELECTABLE =
  'You manage only some of these seats; rows can be selected where you manage all.';

export function loadSelection(viewerId: string): Selection {
  const groups = selectedSeats.load(viewerId);
  return groups === null ? NOTHING_SELECTED : new Map(groups);
}

export function keepSelection(viewerId: string, selection: Selection): void {
  const groups = Object.fromEntries([...selection].map(([id, seats]) => [id, [...seats]]));
  selectedSeats.keep(viewerId, selection.size === 0 ? null : groups);
}
