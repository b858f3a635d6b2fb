import type { CloudSeats } from '#domain/cloud/seat-counts';
import type { subscriptions } from '../db/schema/licenses';

type Counts = Pick<
  typeof subscriptions.$inferSelect,
  'cloudAuthorCount' | 'rpPublisherCount' | 'canceledAuthorCount' | 'canceledPublisherCount'
>;

export function cloudSeatsOf(row: Counts): CloudSeats {
  return {
    current: { authors: row.cloudAuthorCount, publishers: row.rpPublisherCount },
    canceled: { authors: row.canceledAuthorCount, publishers: row.canceledPublisherCount },
  };
}
