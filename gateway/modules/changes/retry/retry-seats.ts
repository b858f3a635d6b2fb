import type { RetryGroupResolvers } from '../../../resolvers.generated';
import { paginate } from '../../common/paginate';
import { toRetrySeat } from './to-retry';

const MOST = 500;

export const retrySeats: RetryGroupResolvers['seats'] = async ({ group }, args, { loads }) => {
  const request = { first: args.first ?? 50, most: MOST, after: args.after };
  const { nodes, pageInfo } = paginate(group.seats, (seat) => seat.seatId, request);
  const priceList = await loads.prices();
  return {
    nodes: nodes.map((seat) => toRetrySeat(seat, group, priceList)),
    pageInfo,
    totalCount: group.seats.length,
  };
};
