import type { SeatOrder } from '#domain/licenses/seats/seat-order';
import type {
  InputMaybe,
  SeatOrder as SeatOrderInput,
  SubscriptionResolvers,
} from '../../resolvers.generated';
import { paginate } from '../common/paginate';
import { SeatPage } from './seat-page';

const MOST = 500;

export const seats: SubscriptionResolvers['seats'] = ({ groupSeats }, args) => {
  const selected = groupSeats.select(args.filter ?? {}, toOrder(args.orderBy));
  const request = { first: args.first ?? 50, most: MOST, after: args.after };
  const { nodes, pageInfo } = paginate(selected, (row) => row.seatId, request);
  return new SeatPage({ selected, nodes, pageInfo });
};

function toOrder(order: InputMaybe<SeatOrderInput> | undefined): SeatOrder | undefined {
  return order ? { field: order.field, direction: order.direction === 'ASC' ? 1 : -1 } : undefined;
}
