import { beforeAll, describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { sendCancel, sendUncancel } from '#tests/testkit/cancels';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { addLicenses } from '#tests/testkit/portal-data';
import { chargesOf, groupRow, PERIOD_END, renew, renewingCustomer, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { groupClaims } from '../../db/schema/claims';
import { orderAttempts } from '../../db/schema/store';

const { Pro, Team } = LicenseType;
const YEAR_END = '2026-12-31';
const ENDS = { expireDate: YEAR_END };
const DONE = { success: true, message: '' };

describe.each(racedDatabases)('canceling seats, on %s', (database) => {
  let ann: TestUser;
  let bob: TestUser;
  const shop = duringTests(() => startShop(database, { SUPPORT_HOST: 'store.example' }));
  beforeAll(async () => {
    [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
  });

  const endsOf = async (id: string) => (await seatRows(shop, id)).map(({ expireDate }) => expireDate);

  it('lets those chosen end with the period and clears what waits for them; nothing is sold (CANC-02, CANC-03)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [
      { licenseType: Pro, assignedTo: 'a@b.example' },
      { licenseType: Team, ...ENDS, futureLicenseType: Pro },
      { licenseType: Team },
    ]);
    expect((await sendCancel(shop, ann, { seatIds: seatIds.slice(0, 2) })).body).toEqual(DONE);
    expect(await seatRows(shop, id)).toMatchObject([
      { expireDate: YEAR_END, assignedTo: 'a@b.example' },
      { expireDate: YEAR_END, futureLicenseType: null, licenseType: Team },
      { expireDate: null },
    ]);
    expect(await groupRow(shop, id)).toMatchObject({ canceled: false, autoRenew: true });
    const sales = await shop.vendor.call('/userbilling/loadSales', { token: ann.token });
    expect(JSON.stringify(sales.body)).not.toContain(id);
  });

  it('cancels the group with its last seat, and uncanceling any of them lets it renew again (CANC-05)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }, { licenseType: Pro }]);
    await sendCancel(shop, ann, { seatIds });
    expect(await groupRow(shop, id)).toMatchObject({ canceled: true });
    expect((await sendUncancel(shop, ann, { seatIds: seatIds.slice(1) })).body).toEqual(DONE);
    expect(await groupRow(shop, id)).toMatchObject({ canceled: false, autoRenew: true });
    expect(await endsOf(id)).toEqual([YEAR_END, null]);
  });

  it('cancels the group too when all others leave it for another term, until one is uncanceled (D-104, D-114)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }, { licenseType: Pro, ...ENDS }]);
    const more = { ...(await shop.newCard()), userTotalPrice: '352.19' };
    const { body } = await sendChange(shop, ann, { seatIds, newTerm: 4 }, more);
    expect(body).toMatchObject({ success: true });
    expect(await groupRow(shop, id)).toMatchObject({ canceled: true, ...ENDS });
    expect((await sendUncancel(shop, ann, { seatIds: seatIds.slice(1) })).body).toEqual(DONE);
    expect(await groupRow(shop, id)).toMatchObject({ canceled: false });
  });

  it('takes back a change that waits, all three fields of it (CANC-05)', async () => {
    const waits = { ...ENDS, futureTerm: 2, futureMultiplier: 1, futureLicenseType: Pro };
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Team, ...waits }]);
    expect((await sendUncancel(shop, ann, { seatIds })).body).toEqual(DONE);
    const nothing = { expireDate: null, futureTerm: null, futureMultiplier: null, futureLicenseType: null };
    expect(await seatRows(shop, id)).toMatchObject([nothing]);
  });

  it('skips what is canceled or ended already, over several groups (CANC-17)', async () => {
    const first = await groupOf(shop, ann, [{ licenseType: Pro, ...ENDS }, { licenseType: Pro }]);
    const second = await groupOf(shop, ann, [
      { licenseType: Pro, expireDate: '2026-04-10' },
      { licenseType: Pro },
    ]);
    const seatIds = [...first.seatIds, ...second.seatIds];
    expect((await sendCancel(shop, ann, { seatIds })).body).toEqual(DONE);
    expect([await endsOf(first.id), await endsOf(second.id)]).toEqual([
      [YEAR_END, YEAR_END],
      ['2026-04-10', YEAR_END],
    ]);
    expect((await sendCancel(shop, ann, { seatIds })).body).toMatchObject({ message: message.allCanceled });
    await sendUncancel(shop, ann, { seatIds });
    expect(await endsOf(second.id)).toEqual(['2026-04-10', null]);
  });

  it('leaves canceled seats to their users until the end, and neither renews nor bills them (CANC-04)', async () => {
    const { user, groupId } = await renewingCustomer(shop, {
      group: {
        expireDate: '2026-04-11',
        startDate: '2025-04-12',
        seats: [{ licenseType: Pro, assignedTo: 'a@b.example' }, { licenseType: Pro }],
      },
    });
    const [first] = await seatRows(shop, groupId);
    await sendCancel(shop, user, { seatIds: [first?.id ?? ''] });
    await renew(shop);
    expect(await seatRows(shop, groupId)).toMatchObject([{ assignedTo: 'a@b.example' }, {}]);
    await renew(shop, '2026-04-12');
    expect(await endsOf(groupId)).toEqual(['2026-04-11', null]);
    expect(chargesOf(shop, groupId, '2026-04-11')).toEqual(['300.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2027-04-11' });
  });

  it('lets a group that was canceled as a whole end without a charge (CANC-04)', async () => {
    const { user, groupId } = await renewingCustomer(shop, { group: { expireDate: '2026-04-11' } });
    const seatIds = (await seatRows(shop, groupId)).map(({ id }) => id);
    await sendCancel(shop, user, { seatIds });
    await renew(shop, '2026-04-12');
    expect(chargesOf(shop, groupId, '2026-04-11')).toEqual([]);
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2026-04-11', canceled: true });
  });

  const PO = { braintreeId: 'PURCHASE_ORDER' };
  const PAST_DUE = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' };
  it.each([
    ['1 of somebody else, who let her manage them', {}, true, 'NOT_OWNER', message.notOwner],
    ['2 of a purchase order', { ...PO, ...PAST_DUE }, false, 'NOT_ELIGIBLE', message.cancelPurchaseOrder],
    ['3 of a group that is past due', PAST_DUE, false, 'NOT_ELIGIBLE', message.pastDue],
  ])(
    'is refused for seats %s, and so is uncanceling (CANC-01, CANC-16)',
    async (_name, more, isForeign, code, text) => {
      const managed = { licenseType: Pro, managers: [ann.email] };
      const { id, seatIds } = await groupOf(
        shop,
        isForeign ? bob : ann,
        [managed, { ...managed, ...ENDS }],
        more,
      );
      const own = await groupOf(shop, ann, [{ licenseType: Pro }]);
      const before = await seatRows(shop, id);
      for (const send of [sendCancel, sendUncancel]) {
        const { body } = await send(shop, ann, { seatIds: [...own.seatIds, ...seatIds] });
        expect(body).toEqual({ success: false, code, message: text });
      }
      expect(await seatRows(shop, id)).toEqual(before);
      expect(await endsOf(own.id)).toEqual([null]);
    },
  );

  it('refuses unknown seats like those of other customers, and seats that are not RP', async () => {
    const hidden = await groupOf(shop, bob, [{ licenseType: Pro }]);
    const [perpetual] = await addLicenses(shop.vendor, ann, ['Axure RP 9 Pro']);
    const answers = await Promise.all(
      [['nope'], hidden.seatIds, [perpetual ?? '']].map((seatIds) => sendCancel(shop, ann, { seatIds })),
    );
    expect(answers.map(({ body }) => body['message'])).toEqual([
      message.notOwner,
      message.notOwner,
      message.cancelFailed('store.example'),
    ]);
    expect((await sendCancel(shop, ann, {})).body).toMatchObject({ message: message.seatsRequired });
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }]);
    expect((await sendUncancel(shop, ann, { seatIds })).body).toMatchObject({ message: message.lastResort });
    const whole = await sendCancel(shop, ann, { subscriptionGroups: [id] });
    expect(whole.body).toMatchObject({ success: false, message: message.groupCancelOnly });
    expect(await endsOf(id)).toEqual([null]);
  });

  it('refuses groups named beside the seats that are not theirs: another customer’s, and an own one (CANC-01, REST-57)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }]);
    const own = await groupOf(shop, ann, [{ licenseType: Pro }]);
    const foreign = await groupOf(shop, bob, [{ licenseType: Pro }]);
    const answers = await Promise.all(
      [[foreign.id], [id, foreign.id], [own.id], [id, own.id], ['nope']].map((subscriptionGroups) =>
        sendCancel(shop, ann, { seatIds, subscriptionGroups }),
      ),
    );
    expect(answers.map(({ body }) => body['message'])).toEqual([
      message.notOwner,
      message.notOwner,
      message.seatNotInGroup,
      message.seatNotInGroup,
      message.notOwner,
    ]);
    expect(await endsOf(id)).toEqual([null]);
    expect((await sendCancel(shop, ann, { seatIds, subscriptionGroups: [id, id] })).body).toEqual(DONE);
  });

  it('leaves a group alone that an order has taken', async () => {
    const { db } = shop.vendor.deps;
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }], {
      expireDate: PERIOD_END,
      startDate: '2025-04-11',
    });
    const taken = await groupOf(shop, ann, [{ licenseType: Pro }]);
    const [attempt] = await db.select().from(orderAttempts).limit(1);
    await db
      .insert(groupClaims)
      .values({ subscriptionId: taken.id, attemptId: attempt?.attemptId ?? '', isForAll: false });
    const refused = await sendCancel(shop, ann, { seatIds: taken.seatIds });
    expect(refused.body).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
    expect(await endsOf(taken.id)).toEqual([null]);
    await db.delete(groupClaims);
    expect((await sendCancel(shop, ann, { seatIds: taken.seatIds })).body).toEqual(DONE);
    expect((await sendCancel(shop, ann, { seatIds })).body).toMatchObject({ message: message.allEnded });
    expect(await endsOf(id)).toEqual([null]);
  });

  it('cancels and uncancels at once without one waiting for the other in a circle', async () => {
    const groups = await Promise.all(
      [1, 2, 3].map(() => groupOf(shop, ann, [{ licenseType: Pro }, { licenseType: Pro, ...ENDS }])),
    );
    const seatIds = groups.flatMap((group) => group.seatIds);
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [
        sendCancel(shop, ann, { seatIds }),
        sendUncancel(shop, ann, { seatIds: seatIds.toReversed() }),
      ]),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await sendCancel(shop, ann, { seatIds });
    for (const { id } of groups) expect(await endsOf(id)).toEqual([YEAR_END, YEAR_END]);
  });

  it('answers nobody but signed-in customers (CANC-06)', async () => {
    for (const path of ['ConfirmCancelProduct', 'undoCancelProduct', 'modifyCloudSubSeats'])
      expect(await shop.vendor.call(`/cart/${path}`, { token: 'stale', json: {} })).toMatchObject({
        status: 401,
        body: { success: false },
      });
    const claimed = await shop.vendor.call('/cart/ConfirmCancelProduct', {
      token: ann.token,
      json: { userId: bob.id, seatIds: ['x'], subscriptionGroups: [] },
    });
    expect(claimed.status).toBe(403);
  });
});
