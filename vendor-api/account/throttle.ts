import { createHash } from 'node:crypto';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { networkOf } from '#domain/account/network-of';
import type { Database } from '../db/database';
import { signInTries } from '../db/schema/account';

/** How a counter grows into a wait: the first `free` tries cost nothing, then 2, 4, 8 … seconds up to `cap`. */
interface Rule {
  readonly free: number;
  readonly cap: number;
  /** After how many seconds without a try one is forgiven; without it they are kept until all are forgotten. */
  readonly forgiveAfter?: number;
}

interface Rules {
  readonly accountAtAddress: Rule;
  readonly account: Rule;
  readonly address: Rule;
}

// An office or a carrier may share an address, and nobody's right password clears it: its waits stay short, and it is
// forgiven what is long ago. Who guesses at many accounts gets one try a minute.
const SHARED_ADDRESS: Rule = { free: 50, cap: 60, forgiveAfter: 60 };

// The wait of an account alone stays short, or anybody could lock its owner out by failing on purpose.
const PASSWORD_RULES: Rules = {
  accountAtAddress: { free: 5, cap: 3_600 },
  account: { free: 20, cap: 60 },
  address: SHARED_ADDRESS,
};

// Each of these may send a mail, so an account's own counter is stricter.
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

/** Tries are forgotten after a day without any. */
const FORGET_AFTER_MS = 24 * 3_600_000;

export interface Try {
  /** What is tried; each has counters of its own. */
  readonly purpose: keyof typeof RULES;
  readonly email: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Counts a try and sets the wait that follows it, before anything is done for it, so that parallel guesses cannot slip
 * by. One statement per counter decides and counts at once; the counters are shared by all copies of the service.
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
    else await giveBack(db, key);
  }
}

async function giveBack(db: Database, key: string): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)`, blockedUntil: NOT_BLOCKED })
    .where(eq(signInTries.key, key));
}

/** Removes counters that no longer count. */
export async function purgeTries(db: Database, now: Date): Promise<void> {
  await db.delete(signInTries).where(lt(signInTries.lastTryAt, new Date(now.getTime() - FORGET_AFTER_MS)));
}

// Not "until now": of tries in the same moment one may have looked at the clock before the other, which was counted first.
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
  // Of two tries the later one may have looked at the clock first.
  const quiet = sql`greatest(extract(epoch from ${at}::timestamptz - ${signInTries.lastTryAt}), 0)`;
  return sql`greatest(${signInTries.tries} - floor(${quiet} / ${forgiveAfter}::int)::int, 0)`;
}

interface Counter {
  readonly key: string;
  readonly rule: Rule;
  /** Whether the right password clears it; that of an address also counts what was tried on other accounts. */
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
