import { EDITIONS, editionName } from '#domain/licenses/edition';
import { ME } from '#domain/licenses/people/managers';
import type { SeatFilter } from '#domain/licenses/seats/filter-seats';
import { STATUS_NAMES } from '#domain/licenses/seats/pending-change';
import { SEAT_COLUMNS, seatCells } from '#domain/licenses/seats/seat-csv';
import { type SeatFacets as Facets, seatFacets, soonUntil } from '#domain/licenses/seats/seat-facets';
import { csvRows, csvTable } from '#domain/text/csv';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { EDITIONS as EDITION_NAMES } from '../../models/codes';
import type { SeatFacet, SeatFacets } from '../../resolvers.generated';
import { type PageSize, paginate } from '../common/paginate';
import { loadBook } from './license-book';
import { toSeatFilter, toSeatOrder } from './seat-filter';
import type { SubscriptionModel } from './to-subscription';

export interface SeatMatchesModel {
  readonly groups: readonly SubscriptionModel[];
  readonly filter: SeatFilter;
}

const matchesOf = ({ groups, filter }: SeatMatchesModel) =>
  groups.map((group) => ({ groupId: group.id, rows: group.groupSeats.select(filter) }));

const selectable = (model: SeatMatchesModel) =>
  matchesOf(model)
    .map(({ groupId, rows }) => ({
      groupId,
      seatIds: rows.filter((row) => row.isSelectable).map(({ seatId }) => seatId),
    }))
    .filter(({ seatIds }) => seatIds.length > 0);

const CSV_PAGES: PageSize = { usual: 2000, most: 5000 };

export const seatMatchesResolvers = {
  User: {
    seatMatches: async ({ context }, { filter }) => ({
      groups: (await loadBook(context)).subscriptions,
      filter: toSeatFilter(filter),
    }),
  },
  SeatMatches: {
    totalCount: (model) => matchesOf(model).reduce((sum, { rows }) => sum + rows.length, 0),
    selectableCount: (model) => selectable(model).reduce((sum, { seatIds }) => sum + seatIds.length, 0),
    selectable,
    facets: async ({ groups, filter }, _args, context) => {
      const rows = groups.flatMap(({ groupSeats }) => groupSeats.rows());
      const today = await context.loads.today();
      return toFacets(seatFacets(rows, filter, today), groups, soonUntil(today));
    },
    csv: ({ groups, filter }, args) => {
      const order = toSeatOrder(args.orderBy);
      const found = groups.flatMap((group) =>
        group.groupSeats.select(filter, order).map((row) => ({ row, name: group.name })),
      );
      const { nodes, pageInfo } = paginate(found, ({ row }) => row.seatId, args, CSV_PAGES);
      const rows = nodes.map(({ row, name }) => seatCells(row, name));
      return { text: args.after ? csvRows(rows) : csvTable([SEAT_COLUMNS, ...rows]), pageInfo };
    },
  },
} satisfies SomeResolvers;

const MOST_MANAGERS = 100;

function toFacets(facets: Facets, groups: readonly SubscriptionModel[], soon: string): SeatFacets {
  const { unassigned, endingSoon, userHasSeveral } = facets;
  const managers = [...facets.managers]
    .map(([name, count]): SeatFacet => ({ value: name, name, count }))
    .toSorted((a, b) => Number(b.value === ME) - Number(a.value === ME) || b.count - a.count);
  return {
    unassigned,
    endingSoon,
    soonUntil: soon,
    userHasSeveral,
    statuses: Object.entries(STATUS_NAMES).flatMap(([value, name]) =>
      choice(value, name, [...facets.statuses].find(([status]) => status === value)?.[1]),
    ),
    editions: EDITIONS.flatMap((edition) =>
      choice(EDITION_NAMES[edition], editionName(edition), facets.licenseTypes.get(edition)),
    ),
    groups: groups.flatMap(({ id, name }) => choice(id, name, facets.groups.get(id))),
    managers: managers.slice(0, MOST_MANAGERS),
  };
}

function choice(value: string, name: string, count: number | undefined): SeatFacet[] {
  return count === undefined ? [] : [{ value, name, count }];
}
