import { eq } from 'drizzle-orm';
import { domainHost } from '#domain/text/domain-name';
import type { Database } from '../db/database';
import { cloudInstances } from '../db/schema/licenses';

export interface CloudAssignment {
  readonly domain: string | null;
  readonly instanceId: string | null;
}

type HomeFact = readonly [label: 'Domain' | 'Organization', name: string];

/** Where a cloud group is used, as on the screen; empty for RP and before it is assigned. */
export async function homeFacts(tx: Database, { domain, instanceId }: CloudAssignment): Promise<HomeFact[]> {
  if (domain !== null) return [['Domain', domainHost(domain)]];
  if (instanceId === null) return [];
  const [organization] = await tx
    .select({ name: cloudInstances.name })
    .from(cloudInstances)
    .where(eq(cloudInstances.id, instanceId));
  return [['Organization', organization?.name ?? instanceId]];
}
