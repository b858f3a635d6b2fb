import type { LicenseBook } from '../licenses/license-book';
import { type SelectedGroup, selectedSeats } from './selected-group';

/** The groups in which `isSelected` finds a seat, in display order, and of each the seats as Manage Products lists them. */
export function selectRpSeats(
  { subscriptions, facts }: LicenseBook,
  isSelected: (seat: { readonly seatId: string; readonly subscriptionId: string }) => boolean,
): SelectedGroup[] {
  const groups = new Map(facts.map((group) => [group.id, group]));
  return subscriptions.flatMap(({ id, number, groupSeats }) => {
    const group = groups.get(id);
    const rows = groupSeats.select({}).filter(({ seatId }) => isSelected({ seatId, subscriptionId: id }));
    return group && rows.length > 0 ? selectedSeats({ group, number, rows, assignedTo: null }) : [];
  });
}
