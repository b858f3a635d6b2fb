import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupOf } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { lockGroups } from '../licenses/group-rows';
import { seats } from './schema/licenses';

describe.runIf(racedDatabases.includes('PostgreSQL'))('transactions at once', () => {
  const shop = duringTests(() => startShop('PostgreSQL'));

  const noteOf = async (id: string) => {
    const [row] = await shop.vendor.deps.db.select({ note: seats.note }).from(seats).where(eq(seats.id, id));
    return row?.note;
  };

  it('that wait for each other are both done, one after the other', async () => {
    const ann = await shop.vendor.user();
    const { seatIds } = await groupOf(shop, ann, [{ licenseType: 0 }, { licenseType: 0 }]);
    const [one = '', two = ''] = seatIds;
    const { db } = shop.vendor.deps;
    const runs = { there: 0, back: 0 };
    const taken = new EventEmitter();
    const bothTaken = Promise.all([once(taken, 'there'), once(taken, 'back')]);
    const cross = (name: keyof typeof runs, [first, second]: [string, string]) =>
      db.transaction(async (tx) => {
        runs[name] += 1;
        await tx.update(seats).set({ note: name }).where(eq(seats.id, first));
        taken.emit(name);
        await bothTaken;
        await tx.update(seats).set({ note: name }).where(eq(seats.id, second));
      });
    await Promise.all([cross('there', [one, two]), cross('back', [two, one])]);
    // A rolled back transaction retries immediately and may deadlock again.
    expect(runs.there + runs.back).toBeGreaterThan(2);
    // The last transaction has written both.
    expect(await noteOf(one)).toBe(await noteOf(two));
  });

  it('of seats do not wait for a lock on their group, though a seat is written twice', async () => {
    const ann = await shop.vendor.user();
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: 0 }]);
    const [seat = ''] = seatIds;
    const steps = [{ seat, from: { email: '', note: '' }, to: { email: 'new@user.example', note: 'Porto' } }];
    const told = await shop.vendor.deps.db.transaction(async (tx) => {
      await lockGroups(tx, [id]);
      const reply = shop.vendor.call('/user/changeseats', { token: ann.token, json: { steps } });
      return Promise.race([reply.then(({ body }) => body), sleep(5_000, 'still waiting')]);
    });
    expect(told).toEqual({ success: true, messages: [''] });
    expect(await noteOf(seat)).toBe('Porto');
  });

  it('of one seat after the other take them in the order of ids', async () => {
    const ann = await shop.vendor.user();
    const { id } = await groupOf(
      shop,
      ann,
      Array.from({ length: 8 }, () => ({ licenseType: 0 as const })),
    );
    const { db } = shop.vendor.deps;
    const rows = await db
      .select({ id: seats.id })
      .from(seats)
      .where(eq(seats.subscriptionId, id))
      .orderBy(asc(seats.id));
    const seatIds = rows.map((row) => row.id);
    const cancel = (path: string) =>
      shop.vendor.call(path, {
        token: ann.token,
        json: { userId: ann.id, seatIds, subscriptionGroups: [id] },
      });
    const note = (text: string) =>
      shop.vendor.call('/user/multieditnote', { token: ann.token, json: { seats: seatIds, note: text } });
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => [
        note(String(index)),
        cancel(index % 2 === 0 ? '/cart/ConfirmCancelProduct' : '/cart/undoCancelProduct'),
      ]).flat(),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
