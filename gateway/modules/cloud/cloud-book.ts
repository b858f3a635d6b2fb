import type { CalendarDate } from '#domain/calendar/calendar-date';
import { orderGroups } from '#domain/licenses/groups/group-order';
import { groupPlace } from '#domain/licenses/groups/group-section';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import type { CloudGroupRecord } from '../../models/cloud-groups';
import type { CloudGroup } from '../../resolvers.generated';
import { toCloudGroup } from './to-cloud-group';

/** Who looks, when, and what is true of the portal that the groups are shown on. */
export interface CloudPerspective {
  readonly viewer: Viewer;
  readonly today: CalendarDate;
  /** Where organizations live (D-86). */
  readonly cloudHost: string;
  /** Whether seats of organizations can be bought by the viewer (BUY-09). */
  readonly isCloudAuthorSold: boolean;
}

/** A customer's cloud groups, worked out for one day. */
export interface CloudBook {
  /** In display order (D-112). */
  readonly groups: readonly CloudGroupModel[];
  /** The same groups as the rules want them. */
  readonly facts: readonly SubscriptionFacts[];
}

/** A cloud group with everything worked out: its fields are read, not resolved. */
export type CloudGroupModel = Omit<CloudGroup, '__typename'>;

/** Works out every group once. */
export function createCloudBook(
  records: readonly CloudGroupRecord[],
  perspective: CloudPerspective,
): CloudBook {
  const { viewer, today } = perspective;
  const placed = records.map((record) => ({
    id: record.facts.id,
    purchaseDate: record.purchaseDate,
    ...groupPlace(record.facts, viewer.email, today),
    record,
  }));
  return {
    groups: orderGroups(placed).map(({ record, section }, index) =>
      toCloudGroup(record, { section, number: index + 1 }, perspective),
    ),
    facts: records.map(({ facts }) => facts),
  };
}
