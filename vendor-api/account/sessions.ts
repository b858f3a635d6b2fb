import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions, users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { hashSecret, newSecret } from './secrets';

type SessionDeps = Pick<VendorDeps, 'db' | 'clock'>;

export async function startSession(
  { db, clock }: SessionDeps,
  userId: string,
  ttlHours: number,
): Promise<string> {
  const token = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + ttlHours * 3_600_000);
  await db.insert(sessions).values({ tokenHash: hashSecret(token), userId, createdAt: now, expiresAt });
  return token;
}

export async function findSessionUser(
  { db, clock }: SessionDeps,
  token: string,
): Promise<SignedInUser | null> {
  if (token === '') return null;
  const found = await db
    .select({ id: users.id, email: users.email, emailProven: users.emailProven, name: users.name })
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
