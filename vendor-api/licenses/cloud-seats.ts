import type { CloudSeats } from '#domain/cloud/seat-counts';
import type { SubscriptionKind } from '../db/schema/licenses';
import type { GroupRow } from './lock-groups';

type Counts = Pick<
  GroupRow,
  'cloudAuthorCount' | 'rpPublisherCount' | 'canceledAuthorCount' | 'canceledPublisherCount'
>;

/** Whether authors and publishers are only counted, without a row for each seat. */
export function isCounted<Group extends { readonly kind: SubscriptionKind }>(
  group: Group,
): group is Group & { readonly kind: 'cfb' | 'cloud' } {
  return group.kind === 'cfb' || group.kind === 'cloud';
}

export function cloudSeatsOf(row: Counts): CloudSeats {
  return {
    current: { authors: row.cloudAuthorCount, publishers: row.rpPublisherCount },
    canceled: { authors: row.canceledAuthorCount, publishers: row.canceledPublisherCount },
  };
}
