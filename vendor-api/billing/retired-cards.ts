import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { paymentCards, retiredCards } from '../db/schema/billing';
import { subscriptions } from '../db/schema/licenses';
import { orderAttempts } from '../db/schema/store';
import type { VendorDeps } from '../deps';

const BATCH = 25;
/** An order that uses the old card is on record by then. */
const GRACE_MS = 600_000;

interface Replacement {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
}

export async function retireCard(tx: Database, now: Date, { userId, from, to }: Replacement): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ braintreeId: to })
    .where(and(eq(subscriptions.ownerId, userId), eq(subscriptions.braintreeId, from)));
  await tx
    .insert(retiredCards)
    .values({ providerToken: from, userId, retiredAt: now })
    .onConflictDoNothing({ target: retiredCards.providerToken });
}

type Deps = Pick<VendorDeps, 'db' | 'clock' | 'payments' | 'log'>;

/** Removes replaced cards from the provider, unless the customer has an order that may still be charged. */
export async function forgetRetiredCards(deps: Deps, signal: AbortSignal): Promise<void> {
  const since = deps.clock.now();
  for (let found = BATCH; found === BATCH && !signal.aborted; ) {
    const tokens = await forgettable(deps.db, since);
    await deps.db
      .update(retiredCards)
      .set({ triedAt: deps.clock.now() })
      .where(inArray(retiredCards.providerToken, tokens));
    for (const token of tokens) await forget(deps, token);
    found = tokens.length;
  }
}

async function forgettable(db: Database, since: Date): Promise<string[]> {
  const openOrder = db
    .select({ one: sql`1` })
    .from(orderAttempts)
    .where(
      and(
        eq(orderAttempts.userId, retiredCards.userId),
        inArray(orderAttempts.state, ['created', 'charging']),
      ),
    );
  const onFile = db
    .select({ one: sql`1` })
    .from(paymentCards)
    .where(eq(paymentCards.providerToken, retiredCards.providerToken));
  const rows = await db
    .select({ token: retiredCards.providerToken })
    .from(retiredCards)
    .where(
      and(
        lt(retiredCards.retiredAt, new Date(since.getTime() - GRACE_MS)),
        or(isNull(retiredCards.triedAt), lt(retiredCards.triedAt, since)),
        notExists(openOrder),
        notExists(onFile),
      ),
    )
    .limit(BATCH);
  return rows.map(({ token }) => token);
}

async function forget({ db, payments, log }: Deps, token: string): Promise<void> {
  try {
    await payments.forgetCard(token);
    await db.delete(retiredCards).where(eq(retiredCards.providerToken, token));
  } catch (error) {
    log.error({ err: error }, 'a replaced card could not be removed at the payment provider yet');
  }
}
