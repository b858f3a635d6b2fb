import { nameFor } from '#domain/licenses/people/managers';
import { criteriaOf, filterSeats, type SeatFilter } from '#domain/licenses/seats/filter-seats';
import { DEFAULT_SEAT_ORDER, type SeatOrder, sortSeats } from '#domain/licenses/seats/sort-seats';
import { type Once, once } from '../../loads/once';
import type { SeatRecord } from '../../models/licenses';
import type { SeatModel } from './license-row';
import { SeatRow, type SeatSurroundings } from './seat-row';

const KEPT_SELECTIONS = 4;

/** Seats of a group by id, or filtered and sorted; caches the last selections for the next page. */
export class GroupSeats {
  readonly #rows: Once<readonly SeatRow[]>;
  /** Oldest first; an LRU cache would take more memory than the seats of most groups. */
  readonly #selections = new Map<string, readonly SeatRow[]>();
  readonly #viewerEmail: string;

  constructor(records: readonly SeatRecord[], around: SeatSurroundings) {
    this.#viewerEmail = around.viewer.email;
    // Created on first use: about one of twenty groups is opened.
    this.#rows = once(() => records.map((record) => new SeatRow(record, around)));
  }

  /** Returns matching seats in order, by default newest purchase first (MAN-11). */
  select(given: SeatFilter, order: SeatOrder = DEFAULT_SEAT_ORDER): readonly SeatRow[] {
    const filter = this.#asRead(given);
    const wanted = criteriaOf(filter).map((criterion) => [criterion, filter[criterion]]);
    const key = JSON.stringify([wanted, order.field, order.direction]);
    const kept = this.#selections.get(key);
    const selected = kept ?? sortSeats(filterSeats(this.#rows(), filter), order);
    this.#selections.delete(key);
    this.#selections.set(key, selected);
    const [oldest = key] = this.#selections.keys();
    if (this.#selections.size > KEPT_SELECTIONS) this.#selections.delete(oldest);
    return selected;
  }

  // Managers are listed with the viewer as `Me`.
  #asRead(filter: SeatFilter): SeatFilter {
    const { managedBy } = filter;
    return managedBy == null ? filter : { ...filter, managedBy: nameFor(managedBy, this.#viewerEmail) };
  }

  rows(): readonly SeatRow[] {
    return this.#rows();
  }

  find(seatId: string): SeatModel | null {
    return (
      this.#rows()
        .find((row) => row.seatId === seatId)
        ?.toSeat() ?? null
    );
  }
}
