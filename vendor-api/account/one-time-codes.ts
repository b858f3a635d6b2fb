import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { oneTimeCodes } from '../db/schema/account';
import { hashSecret, newSecret } from './secrets';

/** The browser redeems a code at once; two minutes forgive a slow network. */
const TTL_MS = 120_000;

interface CodeDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Makes a code for the browser to carry to `redirect`. */
export async function issueCode({ db, clock }: CodeDeps, userId: string, redirect: string): Promise<string> {
  const code = newSecret();
  const expiresAt = new Date(clock.now().getTime() + TTL_MS);
  await db.insert(oneTimeCodes).values({ codeHash: hashSecret(code), userId, redirect, expiresAt });
  return code;
}

/**
 * Redeems a code, once: two at a time cannot both succeed (AUTH-06).
 * @param origin where the caller says it is served; when given it must be the origin that the code was made for
 * @returns the user, or null for a code that is unknown, used, expired or somebody else's
 */
export async function redeemCode(
  { db, clock }: CodeDeps,
  code: string,
  origin: string | undefined,
): Promise<string | null> {
  const now = clock.now();
  const [redeemed] = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.codeHash, hashSecret(code)),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeCodes.userId, redirect: oneTimeCodes.redirect });
  if (redeemed === undefined) return null;
  if (origin !== undefined && new URL(redeemed.redirect).origin !== origin) return null;
  return redeemed.userId;
}
