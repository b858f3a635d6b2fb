import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import { groupOf, MONTHLY, sendChange } from '#tests/testkit/changes';
import { groupRow, mailsFor, putCardOnFile, renew, seatRows } from '#tests/testkit/renewals';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { subscriptions } from '../../db/schema/licenses';

const { Pro, Team } = LicenseType;
const YEAR_END = '2026-12-31';
const NEW_YEAR = '2027-01-01';

describe.each(testDatabases)('another term, on %s', (database) => {
  let shop: Shop;
  let ann: TestUser;

  beforeAll(async () => {
    shop = await startShop(database);
    ann = await shop.vendor.user({ company: 'Lee Ltd' });
  });
  afterAll(() => shop?.stop());

  const paid = async (total: string) => ({ ...(await shop.newCard()), userTotalPrice: total });

  async function otherGroup(owner: TestUser, id: string) {
    const rows = shop.vendor.deps.db.select().from(subscriptions);
    const found = await rows.where(and(eq(subscriptions.ownerId, owner.id), ne(subscriptions.id, id)));
    expect(found).toHaveLength(1);
    return groupRow(shop, found[0]?.id ?? '');
  }

  it('that is longer starts a period today with the whole group in place (TERM-06, REST-26, T-12 T2)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [
      { licenseType: Pro },
      { licenseType: Pro, expireDate: '2026-04-10' },
    ]);
    const before = await groupRow(shop, id);
    const live = seatIds.slice(0, 1);
    const { body } = await sendChange(
      shop,
      ann,
      { seatIds: live, newTerm: 4 },
      await paid('352.19'),
      't2-of-ann',
    );
    expect(body).toMatchObject({ success: true, errorMessage: '' });
    expect(shop.charges('t2-of-ann')).toEqual(['352.19']);
    const period = { term: 2, multiplier: 2, startDate: '2026-04-11', expireDate: '2028-04-10' };
    expect(await groupRow(shop, id)).toEqual({ ...before, ...period });
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Pro, startDate: '2026-04-11', expireDate: null, futureTerm: null },
      { licenseType: Pro, startDate: '2026-01-01', expireDate: '2026-04-10' },
    ]);
  });

  it('is confirmed and mailed with what it changed (CONF-07, CONF-11, CONF-12, TERM-09)', async () => {
    const cora = await shop.vendor.user({ company: 'Cora Inc' });
    const { id, seatIds } = await groupOf(shop, cora, [{ licenseType: Pro }]);
    const { body } = await sendChange(shop, cora, { seatIds, newTerm: 4 }, await paid('352.19'));
    const order = String(body['transactionId']);
    const confirmed = await shop.vendor.call(`/cart/thankyouvue?transactionId=${order}`, {
      token: cora.token,
    });
    expect(confirmed.body).toMatchObject({
      success: true,
      isTerm: true,
      isEdition: false,
      term: 2,
      is2Year: true,
      is3Year: false,
      newExpireDate: '2028-04-10',
      subscriptionId: id,
      seatIds,
      amount: '352.19',
    });
    const records = await shop.vendor.call('/userbilling/GetSaleRecords', { token: cora.token });
    expect(records.body['records']).toMatchObject([{ purchaseId: order, term: 4, amount: '352.19' }]);
    const [mail] = await mailsFor(shop, cora.email);
    expect(mail?.subject).toBe(`Your change of billing term, order ${order}`);
    expect(mail?.text).toContain('Changed, next billed Apr 11, 2028: Axure RP Pro × 1, Annual to 2 Year');
    expect(mail?.text.match(/-?\$[\d,]+\.\d\d(?=\n)/g)).toEqual(['$570.00', '-$217.81', '$352.19']);
  });

  it('moves a part of a group to one of its own: same owner, payment and renewal, a new period (D-114)', async () => {
    const dora = await shop.vendor.user();
    const { id, seatIds } = await groupOf(shop, dora, [
      { licenseType: Pro, managers: ['max@lee.example'], note: 'desk 1' },
      { licenseType: Pro },
      { licenseType: Pro, expireDate: YEAR_END },
    ]);
    const before = await groupRow(shop, id);
    const [moved = ''] = seatIds;
    const { body } = await sendChange(shop, dora, { seatIds: [moved], newTerm: 5 }, await paid('592.19'));
    expect(body).toMatchObject({ success: true });
    expect(await groupRow(shop, id)).toEqual(before);
    expect(await seatRows(shop, id)).toHaveLength(2);
    const own = await otherGroup(dora, id);
    const period = { term: 2, multiplier: 3, startDate: '2026-04-11', expireDate: '2029-04-10' };
    expect(own).toEqual({ ...before, id: own.id, ...period });
    expect(await seatRows(shop, own.id)).toMatchObject([
      { id: moved, note: 'desk 1', expireDate: null, startDate: '2026-04-11' },
    ]);
    const confirmed = await shop.vendor.call(`/cart/thankyouvue?transactionId=${body['transactionId']}`, {
      token: dora.token,
    });
    expect(confirmed.body).toMatchObject({ subscriptionId: own.id, seatIds: [moved] });
    const { body: rows } = await shop.vendor.call('/user/loadLicenseRows', { token: dora.token });
    const listed = (rows['subRows'] as { seatId: string; managers: string[] }[]).find(
      ({ seatId }) => seatId === moved,
    );
    expect(listed?.managers).toEqual(['max@lee.example']);
  });

  it('that is shorter waits, costs nothing and comes with the renewal, for a part of a group too (TERM-05, STAT-07, D-114)', async () => {
    const eva = await shop.vendor.user();
    await putCardOnFile(shop, eva);
    const { id, seatIds } = await groupOf(shop, eva, [{ licenseType: Pro }, { licenseType: Pro }]);
    const { body } = await sendChange(shop, eva, { seatIds: seatIds.slice(0, 1), newTerm: 1 });
    expect(body).toEqual({ success: true, transactionId: '', errorMessage: '' });
    expect(await seatRows(shop, id)).toMatchObject([
      { futureTerm: 1, futureMultiplier: 1, futureLicenseType: null, expireDate: YEAR_END },
      { futureTerm: null, expireDate: null },
    ]);
    await renew(shop, NEW_YEAR);
    expect(shop.charges(`renewal:${id}:${YEAR_END}`)).toEqual(['329.00']);
    expect(await groupRow(shop, id)).toMatchObject({ term: 2, expireDate: '2027-12-31' });
    const own = await otherGroup(eva, id);
    expect(own).toMatchObject({ term: 1, multiplier: 1, startDate: NEW_YEAR, expireDate: '2027-01-31' });
    expect(await seatRows(shop, own.id)).toMatchObject([
      { id: seatIds[0], futureTerm: null, expireDate: null },
    ]);
  });

  it.each([
    [1, 2, '280.67', '2027-04-10'],
    [1, 4, '550.67', '2028-04-10'],
    [1, 5, '790.67', '2029-04-10'],
    [2, 1, null, ''],
    [2, 4, '352.19', '2028-04-10'],
    [2, 5, '592.19', '2029-04-10'],
    [4, 1, null, ''],
    [4, 2, null, ''],
    [4, 5, '603.08', '2029-04-10'],
    [5, 1, null, ''],
    [5, 2, null, ''],
    [5, 4, null, ''],
  ] as const)(
    'from %i to %i costs %s now (TERM-03, TERM-04, T-08)',
    async (from: TermCode, to: TermCode, total, until) => {
      const period =
        from === 1 ? MONTHLY : { ...storedTermOf(from), startDate: '2026-01-01', expireDate: YEAR_END };
      const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }], period);
      const more = total === null ? {} : await paid(total);
      const key = crypto.randomUUID();
      const { body } = await sendChange(shop, ann, { seatIds, newTerm: to }, more, key);
      expect(body).toMatchObject({ success: true });
      expect(shop.charges(key)).toEqual(total === null ? [] : [total]);
      expect(await groupRow(shop, id)).toMatchObject(
        total === null
          ? { ...storedTermOf(from), expireDate: YEAR_END }
          : { ...storedTermOf(to), expireDate: until },
      );
      const { term: futureTerm, multiplier: futureMultiplier } = storedTermOf(to);
      expect(await seatRows(shop, id)).toMatchObject([
        total === null
          ? { futureTerm, futureMultiplier, expireDate: YEAR_END }
          : { futureTerm: null, expireDate: null },
      ]);
    },
  );

  it('takes a waiting term back when the one in force is chosen (D-75, TERM-14)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }]);
    await sendChange(shop, ann, { seatIds, newTerm: 1 });
    const { body } = await sendChange(shop, ann, { seatIds, newTerm: 2 });
    expect(body).toEqual({ success: true, transactionId: '', errorMessage: '' });
    expect(await seatRows(shop, id)).toMatchObject([
      { futureTerm: null, futureMultiplier: null, expireDate: null },
    ]);
  });

  it('waits beside a waiting edition, and both come with the renewal (D-141)', async () => {
    const fay = await shop.vendor.user();
    await putCardOnFile(shop, fay);
    const { id, seatIds } = await groupOf(shop, fay, [{ licenseType: Team }]);
    await sendChange(shop, fay, { seatIds, newEdition: Pro });
    await sendChange(shop, fay, { seatIds, newTerm: 1 });
    expect(await seatRows(shop, id)).toMatchObject([
      { futureLicenseType: Pro, futureTerm: 1, futureMultiplier: 1, expireDate: YEAR_END },
    ]);
    await renew(shop, NEW_YEAR);
    expect(await groupRow(shop, id)).toMatchObject({ term: 1, expireDate: '2027-01-31' });
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Pro, futureLicenseType: null, futureTerm: null, expireDate: null },
    ]);
  });

  it('that is longer keeps a waiting edition, which then waits for the new end (D-141)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [
      { licenseType: Team, futureLicenseType: Pro, expireDate: YEAR_END },
    ]);
    await sendChange(shop, ann, { seatIds, newTerm: 4 }, await paid('594.08'));
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Team, futureLicenseType: Pro, futureTerm: null, expireDate: '2028-04-10' },
    ]);
  });

  it('leaves canceled and ended seats, and those on the term, as they are (TERM-02)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [
      { licenseType: Pro },
      { licenseType: Pro, expireDate: YEAR_END },
      { licenseType: Pro, expireDate: '2026-04-10' },
      { licenseType: Pro, futureTerm: 1, futureMultiplier: 1, expireDate: YEAR_END },
    ]);
    const before = await seatRows(shop, id);
    const { body } = await sendChange(shop, ann, { seatIds, newTerm: 1 });
    expect(body).toMatchObject({ success: true });
    const after = await seatRows(shop, id);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).toMatchObject({ futureTerm: 1, expireDate: YEAR_END });
  });

  it('of a past group that is read as Year2 is its code (D-113)', async () => {
    const { body } = await groupOf(shop, ann, [{ licenseType: Pro }], { term: 4, multiplier: 1 }).then(
      async ({ seatIds }) => sendChange(shop, ann, { seatIds, newTerm: 5 }, await paid('603.08')),
    );
    expect(body).toMatchObject({ success: true });
  });
});

it('costs 285.50 from a month to a year in the middle of April (TERM-04, T-12 T1)', async () => {
  const shop = await startShop('PGlite', { TODAY: '2026-04-16' });
  try {
    const ann = await shop.vendor.user();
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }], MONTHLY);
    const more = { ...(await shop.newCard()), userTotalPrice: '285.50' };
    await sendChange(shop, ann, { seatIds, newTerm: 2 }, more, 't1-of-ann');
    expect(shop.charges('t1-of-ann')).toEqual(['285.50']);
    expect(await groupRow(shop, id)).toMatchObject({ startDate: '2026-04-16', expireDate: '2027-04-15' });
  } finally {
    await shop.stop();
  }
});
