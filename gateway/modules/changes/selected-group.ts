import { type ChangeSelection, seatUnit } from '#domain/changes/change-unit';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { SeatRow } from '../licenses/seat-row';

/** What was selected of one group, with what the review shows of it. */
export interface SelectedGroup extends ChangeSelection {
  /** `N` of `Group N`. */
  readonly number: number;
  /** The selected seats by id; none for counted authors and publishers. */
  readonly rows: ReadonlyMap<string, SeatRow>;
  /** The domain or organization of a cloud group, as it is shown (CLOUD-14). */
  readonly assignedTo: string | null;
  /** Authors and publishers of a cloud group that were canceled: no change is for them. */
  readonly canceledCount: number;
}

interface SelectedSeats {
  readonly group: SubscriptionFacts;
  readonly number: number;
  readonly rows: readonly SeatRow[];
  readonly assignedTo: string | null;
}

export function selectedSeats({ group, number, rows, assignedTo }: SelectedSeats): SelectedGroup {
  return {
    group,
    number,
    units: rows.map(({ facts }) => seatUnit(facts)),
    rows: new Map(rows.map((row) => [row.seatId, row])),
    assignedTo,
    canceledCount: 0,
  };
}
