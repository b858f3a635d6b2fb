import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { seats, type subscriptions } from '../db/schema/licenses';
import { isCounted } from '../licenses/counted-group';

type Group = Pick<
  typeof subscriptions.$inferSelect,
  'id' | 'kind' | 'domain' | 'cloudAuthorCount' | 'rpPublisherCount'
>;

/** What a group holds, as a mail names it: `2 × Axure RP Pro, 1 × Axure RP Team`, `3 authors and 1 publisher for acme`. */
export async function groupContent(tx: Database, group: Group): Promise<string> {
  if (isCounted(group)) return counted(group);
  const rows = await tx
    .select({ product: seats.product, quantity: count() })
    .from(seats)
    .where(eq(seats.subscriptionId, group.id))
    .groupBy(seats.product)
    .orderBy(asc(seats.product));
  return rows.map(({ product, quantity }) => `${quantity.toLocaleString('en-US')} × ${product}`).join(', ');
}

function counted({ domain, cloudAuthorCount, rpPublisherCount }: Group): string {
  const parts = [many(cloudAuthorCount, 'author'), many(rpPublisherCount, 'publisher')].filter(
    (part) => part !== null,
  );
  const home = domain === null ? '' : ` for ${domain}`;
  return `${parts.join(' and ')}${home}`;
}

function many(quantity: number, noun: string): string | null {
  if (quantity === 0) return null;
  return `${quantity.toLocaleString('en-US')} ${noun}${quantity === 1 ? '' : 's'}`;
}
