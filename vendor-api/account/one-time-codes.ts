import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { oneTimeCodes } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { lockUser } from './lock-user';
import { hashSecret, newSecret } from './secrets';

/** The browser redeems a code at once; two minutes allow for a slow network. */
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

/** Redeems a code once, in parallel too (AUTH-06). Null if it is unknown, used, expired or for another origin. */
export async function redeemCode(
  { db, clock }: CodeDeps,
  { code, origin }: { code: string; origin: string | undefined },
  grant: (tx: Database, userId: string) => Promise<string>,
): Promise<string | null> {
  const now = clock.now();
  const isThisCode = eq(oneTimeCodes.codeHash, hashSecret(code));
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ userId: oneTimeCodes.userId }).from(oneTimeCodes).where(isThisCode);
    // The user before the code: a change of the password locks them in this order too.
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
