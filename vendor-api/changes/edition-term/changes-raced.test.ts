import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { groupOf, sendChange, sendCloudChange } from '#tests/testkit/changes';
import { beforeEachTest } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { times } from '#tests/testkit/order-attempt';
import { groupRow, putCardOnFile, seatRows } from '#tests/testkit/renewals';
import { racedDatabases } from '#tests/testkit/test-databases';
import { groupClaims } from '../../db/schema/claims';
import { subscriptions } from '../../db/schema/licenses';
import { pausingShop } from '../../store/carts/testkit/pausing-shop';

const { Pro, Team, Enterprise } = LicenseType;

describe.each(racedDatabases)('a change that is repeated or raced, on %s', (database) => {
  const { captcha, shop } = pausingShop(database);

  const ann = beforeEachTest(() => shop.vendor.user());
  beforeEach(async () => {
    await putCardOnFile(shop, ann);
  });

  const stored = async (total: string) => ({ ...(await shop.storedCard()), userTotalPrice: total });

  const statusOf = async (key: string) =>
    (await shop.vendor.call(`/cart/orderstatus?attemptId=${key}`, { token: ann.token })).body;

  const settled = (key: string) =>
    eventually(
      async () => {
        await shop.settle();
        return statusOf(key);
      },
      ({ state }) => state !== 'processing',
    );

  const keys = () => [`one-${ann.id.slice(0, 20)}`, `two-${ann.id.slice(0, 20)}`] as const;

  it('is charged once by twenty requests of two attempts, and never for what does not hold any more (D-126)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }, { licenseType: Pro }]);
    const more = await times(20, () => stored('296.22'));
    const [one, two] = keys();
    const replies = await times(20, (index) =>
      sendChange(shop, ann, { seatIds, newEdition: Team }, more[index] ?? {}, index % 2 === 0 ? one : two),
    );
    expect([...shop.charges(one), ...shop.charges(two)]).toEqual(['296.22']);
    expect(new Set(replies.filter(({ body }) => body['success']).map(({ text }) => text)).size).toBe(1);
    for (const { body } of replies.filter(({ body: { success, processing } }) => !success && !processing))
      expect(['NOT_ALLOWED', 'NOT_ELIGIBLE', 'PRICE_CHANGED']).toContain(body['code']);
    expect((await seatRows(shop, id)).map(({ licenseType }) => licenseType)).toEqual([Team, Team]);
    expect(await shop.vendor.deps.db.select().from(groupClaims)).toEqual([]);
  }, 60_000);

  it('of the edition and one of the term at the same time are both right or one is refused', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }]);
    const [one, two] = keys();
    const [edition, term] = await Promise.all([
      sendChange(shop, ann, { seatIds, newEdition: Team }, await stored('148.11'), one),
      sendChange(shop, ann, { seatIds, newTerm: 4 }, await stored('352.19'), two),
    ]);
    const [group, [seat]] = [await groupRow(shop, id), await seatRows(shop, id)];
    expect(shop.charges(one)).toEqual(edition.body['success'] ? ['148.11'] : []);
    expect(shop.charges(two)).toEqual(term.body['success'] ? ['352.19'] : []);
    // The second change would have another price, so they never both succeed.
    expect([edition.body['success'], term.body['success']].filter(Boolean)).toHaveLength(1);
    expect([seat?.licenseType, group.multiplier]).toEqual(edition.body['success'] ? [Team, 1] : [Pro, 2]);
  });

  it('is not sent when one of its seats was changed between its check and its charge (D-126)', async () => {
    for (const [wish, total, key] of [
      [{ newEdition: Team }, '296.22', keys()[0]],
      [{ newTerm: 4 }, '704.38', keys()[1]],
    ] as const) {
      const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }, { licenseType: Pro }]);
      const [more, upgrade] = [await stored(total), await stored('522.74')];
      const change = { seatIds: seatIds.slice(1), newEdition: Enterprise };
      captcha.beforeNext(() => sendChange(shop, ann, change, upgrade));
      const { body } = await sendChange(shop, ann, { seatIds, ...wish }, more, key);
      expect(body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
      expect(shop.charges(key)).toEqual([]);
      expect(await shop.vendor.deps.db.select().from(groupClaims)).toEqual([]);
      const licenses = (await seatRows(shop, id)).map(({ licenseType }) => licenseType);
      expect(licenses).toEqual([Pro, Enterprise]);
    }
  });

  it('that costs nothing is answered the same to a repeat, and once done is not done again (D-126)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Team }]);
    const [one, two] = keys();
    const wish = { seatIds, newTerm: 1 };
    const replies = await times(10, () => sendChange(shop, ann, wish, {}, one));
    replies.push(await sendChange(shop, ann, wish, {}, one));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.body).toEqual({ success: true, transactionId: '', errorMessage: '' });
    expect(await statusOf(one)).toMatchObject({ state: 'done', transactionId: '' });
    const other = await sendChange(shop, ann, wish, {}, two);
    expect(other.body).toMatchObject({ success: false, code: 'NOT_ELIGIBLE' });
    expect(await seatRows(shop, id)).toMatchObject([{ futureTerm: 1 }]);
    const reused = await sendChange(shop, ann, { seatIds, newTerm: 4 }, {}, one);
    expect(reused.body).toMatchObject({ code: 'ATTEMPT_REUSED' });
  });

  it('changes nothing when the card is declined, and may be tried again (EDIT-12, TERM-10)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }]);
    const before = [await groupRow(shop, id), await seatRows(shop, id)];
    for (const [wish, total] of [
      [{ newEdition: Team }, '148.11'],
      [{ newTerm: 4 }, '352.19'],
    ] as const) {
      const declined = { ...(await shop.newCard(DECLINED_VISA)), userTotalPrice: total };
      const { body } = await sendChange(shop, ann, { seatIds, ...wish }, declined);
      expect(body).toMatchObject({ success: false, code: 'CARD_DECLINED', transactionId: '' });
      expect([await groupRow(shop, id), await seatRows(shop, id)]).toEqual(before);
    }
    const { body } = await sendChange(shop, ann, { seatIds, newEdition: Team }, await stored('148.11'));
    expect(body).toMatchObject({ success: true });
  });

  it('is recorded once when the provider’s answer is lost; meanwhile nobody else changes the group', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }]);
    const [one, two] = keys();
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    const lost = await sendChange(shop, ann, { seatIds, newEdition: Team }, await stored('148.11'), one);
    shop.sandbox.payments.faults.clear();
    expect(lost.body).toMatchObject({ processing: true });
    const busy = await sendChange(
      shop,
      ann,
      { seatIds, newEdition: Enterprise },
      await stored('522.74'),
      two,
    );
    expect(busy.body).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
    expect(await settled(one)).toMatchObject({ state: 'done' });
    expect(shop.charges(one)).toEqual(['148.11']);
    expect(await seatRows(shop, id)).toMatchObject([{ licenseType: Team }]);
    // The attempt that had to wait can be made again, at the current price.
    const again = await sendChange(
      shop,
      ann,
      { seatIds, newEdition: Enterprise },
      await stored('522.74'),
      two,
    );
    expect(again.body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
    expect(shop.charges(two)).toEqual([]);
  });

  it('of a cloud group is charged once by many requests, and never for what does not hold any more', async () => {
    const counted = { kind: 'cfb' as const, cloudAuthorCount: 3, rpPublisherCount: 2 };
    const { id } = await groupOf(shop, ann, [], counted);
    const more = await times(12, () => stored('1528.93'));
    const [one, two] = keys();
    const replies = await times(12, (index) =>
      sendCloudChange(shop, ann, { id, newTerm: 4 }, more[index] ?? {}, index % 2 === 0 ? one : two),
    );
    expect([...shop.charges(one), ...shop.charges(two)]).toEqual(['1528.93']);
    expect(new Set(replies.filter(({ body }) => body['success']).map(({ text }) => text)).size).toBe(1);
    expect(await groupRow(shop, id)).toMatchObject({ multiplier: 2, expireDate: '2028-04-10' });
    const later = await times(6, () => sendCloudChange(shop, ann, { id, newTerm: 1 }, {}, `later-${id}`));
    expect(new Set(later.map(({ text }) => text)).size).toBe(1);
    expect(await groupRow(shop, id)).toMatchObject({ futureTerm: 1 });
    expect(await shop.vendor.deps.db.select().from(groupClaims)).toEqual([]);
  }, 60_000);

  it('of a cloud group is not sent for seats that were added since it was priced', async () => {
    const { id } = await groupOf(shop, ann, [], { kind: 'cfb', cloudAuthorCount: 3, rpPublisherCount: 2 });
    await shop.vendor.deps.db
      .update(subscriptions)
      .set({ cloudAuthorCount: 4 })
      .where(eq(subscriptions.id, id));
    const [one] = keys();
    const { body } = await sendCloudChange(shop, ann, { id, newTerm: 4 }, await stored('1528.93'), one);
    expect(body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
    expect(shop.charges(one)).toEqual([]);
  });
});
