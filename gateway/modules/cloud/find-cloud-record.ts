import type { GatewayContext } from '../../context';
import type { CloudGroupRecord } from '../../models/cloud-groups';

/** A cloud group that the customer can see; null for any other, whether it exists or not. */
export async function findCloudRecord(
  { loads }: GatewayContext,
  id: string,
): Promise<CloudGroupRecord | null> {
  const records = await loads.cloudGroups();
  return records.find(({ facts }) => facts.id === id) ?? null;
}
