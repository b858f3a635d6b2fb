import type { CalendarDate } from '#domain/calendar/calendar-date';
import { newestFirst } from '#domain/licenses/perpetual/newest-first';
import type { InputMaybe, PageInfo } from '../../../resolvers.generated';
import { paginate } from '../../common/paginate';

const MOST = 500;

interface Listed {
  readonly seatId: string;
  readonly purchaseDate: CalendarDate;
}

interface LicensePage<Node> {
  readonly nodes: Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/** A page of licences outside subscriptions, newest purchase first; only its nodes are worked out. */
export function licensePage<Row extends Listed, Node>(
  rows: readonly Row[],
  { first, after }: { first: InputMaybe<number>; after?: InputMaybe<string> },
  toNode: (row: Row) => Node,
): LicensePage<Node> {
  const request = { first: first ?? 50, most: MOST, after };
  const { nodes, pageInfo } = paginate(newestFirst(rows), ({ seatId }) => seatId, request);
  return { nodes: nodes.map(toNode), pageInfo, totalCount: rows.length };
}
