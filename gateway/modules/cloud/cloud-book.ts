import { groupPlace, orderGroups } from '#domain/licenses/groups/group-order';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { CloudGroupRecord } from '../../models/licenses';
import { isCloudAuthorSold } from '../account/cloud-author';
import { requireProfile } from '../account/require-profile';
import { GROUPS, paginate } from '../common/paginate';
import { type GroupLabels, labelOf, loadCloudLabels } from '../licenses/group-numbers';
import { loadBook } from '../licenses/license-book';
import { type CloudGroupModel, type CloudPerspective, toCloudGroup } from './to-cloud-group';

export interface CloudBook {
  /** In display order (D-61). */
  readonly groups: readonly CloudGroupModel[];
  readonly facts: readonly SubscriptionFacts[];
}

export function createCloudBook(
  records: readonly CloudGroupRecord[],
  labels: GroupLabels,
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
    groups: orderGroups(placed).map(({ id, record, section }) =>
      toCloudGroup(record, { section, label: labelOf(labels, id) }, perspective),
    ),
    facts: records.map(({ facts }) => facts),
  };
}

export async function loadCloudBook(context: GatewayContext): Promise<CloudBook> {
  const { loads } = context;
  const [records, labels, viewer, today, { cloudHost }, isSold] = await Promise.all([
    loads.cloudGroups(),
    loadCloudLabels(context),
    requireProfile(context),
    loads.today(),
    loads.config(),
    isCloudAuthorSold(context, true),
  ]);
  return createCloudBook(records, labels, { viewer, today, cloudHost, isCloudAuthorSold: isSold });
}

export async function findCloudRecord(
  { loads }: GatewayContext,
  id: string,
): Promise<CloudGroupRecord | null> {
  const records = await loads.cloudGroups();
  return records.find(({ facts }) => facts.id === id) ?? null;
}

export const cloudBookResolvers = {
  User: {
    cloudGroups: async ({ context }, args) => {
      const { groups } = await loadCloudBook(context);
      const listed = args.section ? groups.filter(({ section }) => section === args.section) : groups;
      return paginate(listed, ({ id }) => id, args, GROUPS);
    },

    productKinds: ({ context }): ProductKindsModel => ({ context }),
  },
  ProductKinds: {
    hasRp: async ({ context }) => (await loadBook(context)).hasRp,

    hasCloud: async ({ context }) => (await loadCloudBook(context)).groups.length > 0,
  },
} satisfies SomeResolvers;

export interface ProductKindsModel {
  readonly context: GatewayContext;
}
