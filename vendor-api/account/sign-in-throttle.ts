import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { signInTries } from '../db/schema/account';

/** How a counter grows into a wait: the first `free` tries cost nothing, then 2, 4, 8 … seconds up to `cap`. */
interface Rule {
  readonly free: number;
  readonly cap: number;
}

// The wait of an account alone stays short, or anybody could lock its owner out by failing on purpose.
const RULES = {
  accountAtAddress: { free: 5, cap: 3_600 },
  account: { free: 20, cap: 60 },
  address: { free: 50, cap: 3_600 },
} as const satisfies Record<string, Rule>;

/** Tries are forgotten after a day without any. */
const FORGET_AFTER_MS = 24 * 3_600_000;

export interface Try {
  readonly email: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Counts a try and sets the wait that follows it, before the password is looked at, so that parallel guesses cannot
 * slip by. One statement per counter decides and counts at once; the counters are shared by all copies of the service.
 * @returns whether the try may go on
 */
export async function admitTry(db: Database, attempt: Try): Promise<boolean> {
  const counters = countersOf(attempt);
  return db
    .transaction(async (tx) => {
      for (const { key, rule } of counters)
        if (!(await count(tx, key, rule, attempt.now))) throw new Refused();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    });
}

/** After the right password: the account starts afresh, and the address gets this one try back. */
export async function forgetTries(db: Database, attempt: Try): Promise<void> {
  for (const { key, isOwned } of countersOf(attempt)) {
    if (isOwned) await db.delete(signInTries).where(eq(signInTries.key, key));
    else await giveBack(db, key, attempt.now);
  }
}

async function giveBack(db: Database, key: string, now: Date): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)`, blockedUntil: now })
    .where(eq(signInTries.key, key));
}

/** Removes counters that no longer count. */
export async function purgeTries(db: Database, now: Date): Promise<void> {
  await db.delete(signInTries).where(lt(signInTries.lastTryAt, new Date(now.getTime() - FORGET_AFTER_MS)));
}

class Refused extends Error {}

async function count(tx: Database, key: string, { free, cap }: Rule, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const forgotten = sql`${signInTries.lastTryAt} < ${new Date(now.getTime() - FORGET_AFTER_MS).toISOString()}::timestamptz`;
  const tries = sql`(case when ${forgotten} then 0 else ${signInTries.tries} end + 1)`;
  const wait = sql`(case when ${tries} <= ${free}::int then 0 else least(power(2, least(${tries} - ${free}::int, 20)), ${cap}::int) end)`;
  const admitted = await tx
    .insert(signInTries)
    .values({ key, tries: 1, lastTryAt: now, blockedUntil: now })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: {
        tries,
        lastTryAt: now,
        blockedUntil: sql`${at}::timestamptz + make_interval(secs => ${wait})`,
      },
      setWhere: sql`${signInTries.blockedUntil} <= ${at}::timestamptz`,
    })
    .returning({ key: signInTries.key });
  return admitted.length > 0;
}

interface Counter {
  readonly key: string;
  readonly rule: Rule;
  /** Whether the right password clears it; that of an address also counts what was tried on other accounts. */
  readonly isOwned: boolean;
}

function countersOf({ email, address }: Try): Counter[] {
  return [
    { key: digest('account at address', email, address), rule: RULES.accountAtAddress, isOwned: true },
    { key: digest('account', email), rule: RULES.account, isOwned: true },
    { key: digest('address', address), rule: RULES.address, isOwned: false },
  ];
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
