import { and, asc, count, eq, gte, or, type SQL } from 'drizzle-orm';
import { type CloudCounts, renewingCounts } from '#domain/cloud/seat-counts';
import { counted, linesText } from '#domain/text/counts';
import { mailableName } from '#domain/text/mailable-name';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import { cloudSeatsOf, isCounted } from './group-facts';
import { type GroupRow, isRenewing } from './group-rows';
import { homeFacts } from './home-facts';

/** Renewing contents, as `Axure RP Pro × 2` or `3 authors and 1 publisher for acme.axure.cloud`. */
export async function renewingContent(db: Database, group: GroupRow): Promise<string> {
  const content = isCounted(group)
    ? countedContent(renewingCounts(cloudSeatsOf(group)))
    : await seatContent(db, group, isRenewing);
  return atHome(db, group, content);
}

/** Description of a group for mails to people who cannot see it. */
export interface GroupDescription {
  /** Owner's name for the group; null without one. */
  readonly givenName: string | null;
  /** Contents today, renewing or not: `Axure RP Pro × 2`. */
  readonly content: string;
}

export async function describeGroup(db: Database, group: GroupRow, today: string): Promise<GroupDescription> {
  const content = isCounted(group)
    ? countedContent(cloudSeatsOf(group).current)
    : await seatContent(db, group, or(isRenewing, gte(seats.expireDate, today)));
  return { givenName: group.givenName, content: await atHome(db, group, content) };
}

async function seatContent(db: Database, { id }: GroupRow, which: SQL | undefined): Promise<string> {
  const rows = await db
    .select({ product: seats.product, quantity: count() })
    .from(seats)
    .where(and(eq(seats.subscriptionId, id), which))
    .groupBy(seats.product)
    .orderBy(asc(seats.product));
  return linesText(rows);
}

function countedContent({ authors, publishers }: CloudCounts): string {
  const parts = [
    authors > 0 && counted(authors, 'author'),
    publishers > 0 && counted(publishers, 'publisher'),
  ];
  return parts.filter(Boolean).join(' and ');
}

// The mail may go to anybody, so an organization appears only by a plain name.
async function atHome(db: Database, group: GroupRow, content: string): Promise<string> {
  const [home] = await homeFacts(db, group);
  if (content === '' || !home) return content;
  const [label, name] = home;
  const shown = label === 'Domain' ? name : mailableName(name);
  return shown === null ? content : `${content} for ${shown}`;
}
