import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { InputMaybe, PageInfo } from '../../resolvers.generated';
import { GROUPS, paginate } from '../common/paginate';
import { loadNextRenewals } from './forecast';
import { loadBook } from './license-book';
import type { SeatModel } from './license-row';
import { toSeatFilter, toSeatOrder } from './seat-filter';
import type { SeatRow } from './seat-row';

export const subscriptionsResolvers = {
  User: {
    subscriptions: async ({ context }, args) => {
      const { section, renewsFrom, renewsTo, withSeats } = args;
      const book = await loadBook(context);
      const isDated = renewsFrom != null || renewsTo != null;
      const renewals = isDated ? await loadNextRenewals(context) : null;
      const listed = book.subscriptions.filter(
        (group) =>
          (section == null || group.section === section) &&
          (renewals === null || isBetween(renewals.get(group.id)?.date, renewsFrom, renewsTo)) &&
          (withSeats == null || group.groupSeats.select(toSeatFilter(withSeats)).length > 0),
      );
      return paginate(listed, ({ id }) => id, args, GROUPS);
    },

    subscription: async ({ context }, { id }) => {
      const book = await loadBook(context);
      return book.subscriptions.find((found) => found.id === id) ?? null;
    },

    seatSummary: async ({ context }) => (await loadBook(context)).summary,
  },
  Subscription: {
    seats: ({ groupSeats }, args) => {
      const selected = groupSeats.select(toSeatFilter(args.filter), toSeatOrder(args.orderBy));
      const { nodes, pageInfo } = paginate(selected, ({ seatId }) => seatId, args);
      return new SeatPage({ selected, nodes, pageInfo });
    },
  },
} satisfies SomeResolvers;

function isBetween(
  date: CalendarDate | undefined,
  from: InputMaybe<CalendarDate>,
  to: InputMaybe<CalendarDate>,
): boolean {
  return date !== undefined && (from == null || date >= from) && (to == null || date <= to);
}

interface SeatPageParts {
  readonly selected: readonly SeatRow[];
  readonly nodes: readonly SeatRow[];
  readonly pageInfo: PageInfo;
}

/** Page of seats; the ids of all matches are computed on demand. */
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
