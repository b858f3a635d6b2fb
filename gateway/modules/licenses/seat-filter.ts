import type { SeatFilter } from '#domain/licenses/seats/filter-seats';
import type { SeatOrder } from '#domain/licenses/seats/sort-seats';
import { LICENSE_TYPE_CODES_BY_NAME } from '../../models/codes';
import type {
  InputMaybe,
  SeatFilter as SeatFilterInput,
  SeatOrder as SeatOrderInput,
} from '../../resolvers.generated';

export function toSeatFilter(input: InputMaybe<SeatFilterInput> | undefined): SeatFilter {
  const { status, editions, ...same } = input ?? {};
  return {
    ...same,
    statuses: status,
    licenseTypes: editions?.map((edition) => LICENSE_TYPE_CODES_BY_NAME[edition]),
  };
}

export function toSeatOrder(order: InputMaybe<SeatOrderInput> | undefined): SeatOrder | undefined {
  return order ? { field: order.field, direction: order.direction === 'ASC' ? 1 : -1 } : undefined;
}
