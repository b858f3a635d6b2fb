import { createHash } from 'node:crypto';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { networkOf } from '#domain/account/network-of';
import type { Database } from '../db/database';
import { signInTries } from '../db/schema/account';

/** The first `free` tries have no wait, then it is 2, 4, 8 … seconds up to `cap`. */
interface Rule {
  readonly free: number;
  readonly cap: number;
  /** Seconds without a try after which one try is forgiven; never when absent. */
  readonly forgiveAfter?: number;
}

interface Rules {
  readonly accountAtAddress: Rule;
  readonly account: Rule;
  readonly address: Rule;
}

// An office may share an address, so its waits stay short. Guessing at many accounts gets one try a minute.
const SHARED_ADDRESS: Rule = { free: 50, cap: 60, forgiveAfter: 60 };

// The wait for an account stays short, or anybody could lock its owner out.
const PASSWORD_RULES: Rules = {
  accountAtAddress: { free: 5, cap: 3_600 },
  account: { free: 20, cap: 60 },
  address: SHARED_ADDRESS,
};

const MAIL_RULES: Rules = {
  accountAtAddress: { free: 3, cap: 3_600 },
  account: { free: 6, cap: 900 },
  address: SHARED_ADDRESS,
};

const RULES = {
  'sign-in': PASSWORD_RULES,
  'create-account': MAIL_RULES,
  'forgot-password': MAIL_RULES,
  'change-email': MAIL_RULES,
  'confirm-email': MAIL_RULES,
} as const satisfies Record<string, Rules>;

const FORGET_AFTER_MS = 24 * 3_600_000;

export interface Try {
  readonly purpose: keyof typeof RULES;
  readonly email: string;
  readonly address: string;
  readonly now: Date;
}

/** Counts the try before any other work, so that parallel guesses count too. Returns false to refuse it. */
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

export async function forgetTries(db: Database, attempt: Try): Promise<void> {
  for (const { key, isOwned } of countersOf(attempt)) {
    if (isOwned) await db.delete(signInTries).where(eq(signInTries.key, key));
    else await refundTry(db, key);
  }
}

async function refundTry(db: Database, key: string): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)`, blockedUntil: NOT_BLOCKED })
    .where(eq(signInTries.key, key));
}

export async function purgeTries(db: Database, now: Date): Promise<void> {
  await db.delete(signInTries).where(lt(signInTries.lastTryAt, new Date(now.getTime() - FORGET_AFTER_MS)));
}

// Not "now", because the clocks of concurrent tries differ.
const NOT_BLOCKED = new Date(0);

class Refused extends Error {}

async function count(tx: Database, key: string, rule: Rule, now: Date): Promise<boolean> {
  const { free, cap } = rule;
  const at = now.toISOString();
  const forgotten = sql`${signInTries.lastTryAt} < ${new Date(now.getTime() - FORGET_AFTER_MS).toISOString()}::timestamptz`;
  const tries = sql`(case when ${forgotten} then 0 else ${keptTries(rule, at)} end + 1)`;
  const wait = sql`(case when ${tries} <= ${free}::int then 0 else least(power(2, least(${tries} - ${free}::int, 20)), ${cap}::int) end)`;
  const admitted = await tx
    .insert(signInTries)
    .values({ key, tries: 1, lastTryAt: now, blockedUntil: NOT_BLOCKED })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: {
        tries,
        lastTryAt: now,
        blockedUntil: sql`case when ${wait} = 0 then ${signInTries.blockedUntil} else ${at}::timestamptz + make_interval(secs => ${wait}) end`,
      },
      setWhere: sql`${signInTries.blockedUntil} <= ${at}::timestamptz`,
    })
    .returning({ key: signInTries.key });
  return admitted.length > 0;
}

function keptTries({ forgiveAfter }: Rule, at: string): SQL {
  if (forgiveAfter === undefined) return sql`${signInTries.tries}`;
  // The later of two tries may have read the clock first.
  const quiet = sql`greatest(extract(epoch from ${at}::timestamptz - ${signInTries.lastTryAt}), 0)`;
  return sql`greatest(${signInTries.tries} - floor(${quiet} / ${forgiveAfter}::int)::int, 0)`;
}

interface Counter {
  readonly key: string;
  readonly rule: Rule;
  /** Cleared by the right password; a counter per address is not, as it also counts other accounts. */
  readonly isOwned: boolean;
}

function countersOf({ purpose, email, ...attempt }: Try): Counter[] {
  const rules = RULES[purpose];
  const address = networkOf(attempt.address);
  const counter = (name: keyof Rules, isOwned: boolean, ...parts: string[]): Counter => ({
    key: digest(purpose, name, ...parts),
    rule: rules[name],
    isOwned,
  });
  return [
    counter('accountAtAddress', true, email, address),
    counter('account', true, email),
    counter('address', false, address),
  ];
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
