import { type ChangeSelection, seatUnit } from '#domain/changes/change-unit';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { LicenseBook } from '../licenses/license-book';
import type { SeatRow } from '../licenses/seat-row';

export function selectRpSeats(
  { subscriptions, facts }: LicenseBook,
  isSelected: (seat: { readonly seatId: string; readonly subscriptionId: string }) => boolean,
): SelectedGroup[] {
  const groups = new Map(facts.map((group) => [group.id, group]));
  return subscriptions.flatMap(({ id, number, name, groupSeats }) => {
    const group = groups.get(id);
    const rows = groupSeats.select({}).filter(({ seatId }) => isSelected({ seatId, subscriptionId: id }));
    return group && rows.length > 0 ? selectedSeats({ group, number, name, rows, assignedTo: null }) : [];
  });
}

export interface SelectedGroup extends ChangeSelection {
  readonly number: number;
  readonly name: string;
  readonly rows: ReadonlyMap<string, SeatRow>;
  readonly assignedTo: string | null;
  /** Canceled authors and publishers of a cloud group, which no change applies to. */
  readonly canceledCount: number;
}

interface SelectedSeats {
  readonly group: SubscriptionFacts;
  readonly number: number;
  readonly name: string;
  readonly rows: readonly SeatRow[];
  readonly assignedTo: string | null;
}

export function selectedSeats({ group, number, name, rows, assignedTo }: SelectedSeats): SelectedGroup {
  return {
    group,
    number,
    name,
    units: rows.map(({ facts }) => seatUnit(facts)),
    rows: new Map(rows.map((row) => [row.seatId, row])),
    assignedTo,
    canceledCount: 0,
  };
}
