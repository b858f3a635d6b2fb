import type { CloudGroupPayloadResolvers } from '../../resolvers.generated';
import type { Change } from '../common/change';
import { loadCloudBook } from './load-cloud-book';

/** What came of a change of one cloud group. */
export interface CloudGroupChange extends Change {
  readonly id: string;
}

export const changedCloudGroup: CloudGroupPayloadResolvers['cloudGroup'] = async ({ id, context }) => {
  if (context === null) return null;
  const { groups } = await loadCloudBook(context);
  return groups.find((group) => group.id === id) ?? null;
};
