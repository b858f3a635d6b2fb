import type { CloudGroupPayloadResolvers } from '../../../resolvers.generated';
import { loadCloudBook } from '../../cloud/load-cloud-book';
import type { Change } from '../../common/change';

/** What came of a change of one cloud group. */
export interface CloudGroupChange extends Change {
  readonly id: string;
}

export const changedCloudGroup: CloudGroupPayloadResolvers['cloudGroup'] = async ({ id, context }) => {
  if (context === null) return null;
  const { groups } = await loadCloudBook(context);
  return groups.find((group) => group.id === id) ?? null;
};
