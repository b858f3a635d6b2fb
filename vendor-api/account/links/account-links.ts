import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type ACCOUNT_LINK_KINDS, accountLinks } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { hashSecret, newSecret } from '../sessions';

export type LinkKind = (typeof ACCOUNT_LINK_KINDS)[number];
export type AccountLink = typeof accountLinks.$inferSelect;

type LinkDeps = Pick<VendorDeps, 'db' | 'clock'>;

const MINUTE_MS = 60_000;
const TTL_MS: Record<LinkKind, number> = {
  'create-account': 24 * 60 * MINUTE_MS,
  'reset-password': 60 * MINUTE_MS,
  'change-email': 24 * 60 * MINUTE_MS,
  'confirm-email': 24 * 60 * MINUTE_MS,
};

export const LINKS_OF_AN_ACCOUNT = ['reset-password', 'change-email', 'confirm-email'] as const;

export interface NewLink {
  readonly kind: LinkKind;
  readonly userId: string | null;
  readonly email: string;
  readonly name?: string;
  readonly passwordHash?: string;
  readonly redirect?: URL | null;
}

/** Issues a link in a transaction and drops earlier ones of its kind. @returns the token, of which only the hash is stored */
export async function issueLink({ db, clock }: LinkDeps, link: NewLink): Promise<string> {
  const { redirect = null, ...values } = link;
  const token = newSecret();
  const now = clock.now();
  // Of requests at one moment, each would miss the other's link.
  const whose = `link to ${link.kind} of ${link.userId ?? link.email}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${whose}, 0))`);
  await dropLinks(db, [link.kind], link);
  await db.insert(accountLinks).values({
    ...values,
    tokenHash: hashSecret(token),
    redirect: redirect?.href ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TTL_MS[link.kind]),
  });
  return token;
}

export async function dropLinks(
  db: Database,
  kinds: readonly LinkKind[],
  { userId, email }: Pick<NewLink, 'userId' | 'email'>,
): Promise<void> {
  const whose = userId === null ? eq(accountLinks.email, email) : eq(accountLinks.userId, userId);
  const isOfKind = inArray(accountLinks.kind, [...kinds]);
  await db.delete(accountLinks).where(and(isOfKind, whose, isNull(accountLinks.usedAt)));
}

export async function findLink(
  { db, clock }: LinkDeps,
  kind: LinkKind,
  token: string,
): Promise<AccountLink | null> {
  const [found] = await db
    .select()
    .from(accountLinks)
    .where(isOpen(kind, token, clock.now()));
  return found ?? null;
}

/** Marks a link as used. Only one of two concurrent calls gets true. */
export async function spendLink({ db, clock }: LinkDeps, kind: LinkKind, token: string): Promise<boolean> {
  const now = clock.now();
  const used = await db
    .update(accountLinks)
    .set({ usedAt: now, passwordHash: null })
    .where(isOpen(kind, token, now))
    .returning({ kind: accountLinks.kind });
  return used.length > 0;
}

function isOpen(kind: LinkKind, token: string, now: Date) {
  return and(
    eq(accountLinks.tokenHash, hashSecret(token)),
    eq(accountLinks.kind, kind),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );
}
