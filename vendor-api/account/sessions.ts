import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { oneTimeCodes, sessions, users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { lockUser } from './lock-user';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are random, so a fast hash without salt is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

type SessionDeps = Pick<VendorDeps, 'db' | 'clock'>;

export async function startSession(
  { db, clock }: SessionDeps,
  userId: string,
  ttlHours: number,
  agent: string | null = null,
): Promise<string> {
  const token = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + ttlHours * 3_600_000);
  await db
    .insert(sessions)
    .values({ tokenHash: hashSecret(token), userId, createdAt: now, expiresAt, agent });
  return token;
}

export async function findSessionUser(
  { db, clock }: SessionDeps,
  token: string,
): Promise<SignedInUser | null> {
  if (token === '') return null;
  const found = await db
    .select({
      id: users.id,
      email: users.email,
      emailProven: users.emailProven,
      name: users.name,
      company: users.company,
      agent: sessions.agent,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, clock.now()),
      ),
    );
  return found[0] ?? null;
}

export async function revokeSession({ db, clock }: SessionDeps, token: string): Promise<boolean> {
  const now = clock.now();
  const isOpen = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, hashSecret(token)), isOpen))
    .returning({ userId: sessions.userId });
  return ended.length > 0;
}

export async function revokeSessions({ db, clock }: SessionDeps, userId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Browsers redeem a code immediately; two minutes allow for a slow network. */
const TTL_MS = 120_000;

type CodeDeps = Pick<VendorDeps, 'db' | 'clock'>;

export async function issueCode({ db, clock }: CodeDeps, userId: string, redirect: string): Promise<string> {
  const code = newSecret();
  const expiresAt = new Date(clock.now().getTime() + TTL_MS);
  await db.insert(oneTimeCodes).values({ codeHash: hashSecret(code), userId, redirect, expiresAt });
  return code;
}

export async function dropCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
}

/** Redeems a code once, even concurrently (AUTH-06). Null if unknown, used, expired or of another origin. */
export async function redeemCode(
  { db, clock }: CodeDeps,
  { code, origin }: { code: string; origin: string | undefined },
  grant: (tx: Database, userId: string) => Promise<string>,
): Promise<string | null> {
  const now = clock.now();
  const isThisCode = eq(oneTimeCodes.codeHash, hashSecret(code));
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ userId: oneTimeCodes.userId }).from(oneTimeCodes).where(isThisCode);
    // Locks the user before the code, the order in which a change of the password locks them.
    if (found === undefined || (await lockUser(tx, found.userId, 'share')) === null) return null;
    const [redeemed] = await tx
      .update(oneTimeCodes)
      .set({ usedAt: now })
      .where(and(isThisCode, isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)))
      .returning({ redirect: oneTimeCodes.redirect });
    if (redeemed === undefined) return null;
    if (origin !== undefined && new URL(redeemed.redirect).origin !== origin) return null;
    return grant(tx, found.userId);
  });
}
