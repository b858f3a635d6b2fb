import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { PageInfo } from '../../resolvers.generated';
import { paginate } from '../common/paginate';
import { toSeatFilter, toSeatOrder } from './seat-filter';
import type { SeatModel } from './seat-model';
import type { SeatRow } from './seat-row';

interface SeatPageParts {
  readonly selected: readonly SeatRow[];
  readonly nodes: readonly SeatRow[];
  readonly pageInfo: PageInfo;
}

/** A page of seats. The ids of all that match are made only if they are asked for. */
export class SeatPage {
  readonly nodes: readonly SeatModel[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
  readonly #selected: readonly SeatRow[];

  constructor({ selected, nodes, pageInfo }: SeatPageParts) {
    this.#selected = selected;
    this.nodes = nodes.map((row) => row.toSeat());
    this.pageInfo = pageInfo;
    this.totalCount = selected.length;
  }

  get ids(): string[] {
    return this.#selected.map((row) => row.seatId);
  }

  get selectableIds(): string[] {
    return this.#selectable().map((row) => row.seatId);
  }

  get selectableCount(): number {
    return this.#selectable().length;
  }

  #selectable(): readonly SeatRow[] {
    return this.#selected.filter((row) => row.isSelectable);
  }
}

export const seatPageResolvers = {
  Subscription: {
    seats: ({ groupSeats }, args) => {
      const selected = groupSeats.select(toSeatFilter(args.filter), toSeatOrder(args.orderBy));
      const { nodes, pageInfo } = paginate(selected, ({ seatId }) => seatId, args);
      return new SeatPage({ selected, nodes, pageInfo });
    },
  },
} satisfies SomeResolvers;
