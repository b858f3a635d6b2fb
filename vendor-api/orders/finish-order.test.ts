import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { orderAttempts } from '../db/schema/store';
import { markSent } from './claims/claim-order';
import { finishOrder } from './finish-order';

describe.each(testDatabases)('an order that is on record, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  const attemptOf = async (attemptId: string) => {
    const { db } = shop.vendor.deps;
    const [attempt] = await db.select().from(orderAttempts).where(eq(orderAttempts.attemptId, attemptId));
    if (!attempt) throw new Error(`There is no attempt ${attemptId}.`);
    return attempt;
  };

  async function bought(): Promise<string> {
    const attemptId = randomUUID();
    await shop.buy(await shop.vendor.user(), rpCart(await shop.newCard()), attemptId);
    return attemptId;
  }

  it('is recorded once, however often its charge is reported', async () => {
    const attemptId = await bought();
    const { answer, providerTransactionId } = await attemptOf(attemptId);
    expect(providerTransactionId).not.toBeNull();
    const before = await countRows(shop.vendor.deps.db);
    const charge = { transactionId: providerTransactionId, card: null };
    const logged: string[] = [];
    const deps = { ...shop.vendor.deps, log: pino({}, { write: (line) => void logged.push(line) }) };
    expect(await finishOrder(deps, attemptId, charge)).toEqual(answer);
    expect(await finishOrder(deps, attemptId, { transactionId: null, card: null })).toEqual(answer);
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    expect(logged).toEqual([]);
  });

  it('keeps its first charge, and a second one is reported to be refunded', async () => {
    const attemptId = await bought();
    const before = await attemptOf(attemptId);
    const logged: string[] = [];
    const deps = { ...shop.vendor.deps, log: pino({}, { write: (line) => void logged.push(line) }) };
    await finishOrder(deps, attemptId, { transactionId: 'another', card: null });
    expect(await attemptOf(attemptId)).toEqual(before);
    expect(logged).toHaveLength(1);
    const { providerTransactionId } = before;
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      attemptId,
      providerTransactionId,
      transactionId: 'another',
      msg: 'an order was charged twice; refund one charge',
    });
  });

  it('is sent once, by the call that holds it', async () => {
    const { db } = shop.vendor.deps;
    const attemptId = await bought();
    const [mine, theirs] = [new Date('2026-04-11T10:00:08Z'), new Date('2026-04-11T10:01:08Z')];
    await db
      .update(orderAttempts)
      .set({ state: 'charging', heldUntil: theirs })
      .where(eq(orderAttempts.attemptId, attemptId));
    const now = new Date('2026-04-11T10:00:30Z');
    expect(await markSent(db, now, attemptId, mine)).toBe(false);
    expect(await markSent(db, now, attemptId, theirs)).toBe(true);
    expect(await markSent(db, now, attemptId, theirs)).toBe(false);
  });
});
