import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { seatRows } from '#tests/testkit/renewals';
import type { TestUser } from '#tests/testkit/start-vendor';
import { cancelsIn } from '../../../testkit/cancels';
import { addSeats } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const YEAR_END = '2026-12-31';
const ENDS = { expireDate: YEAR_END };
const PRO = { licenseType: 0 as const };
const PO = { braintreeId: 'PURCHASE_ORDER' };
const PAST_DUE = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' };

let ask: ReturnType<typeof cancelsIn>;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  ask = cancelsIn(portal);
});
// New per test, since rows are cached for seconds per session.
const ann = beforeEachTest(() => portal.shop.vendor.user());
const bob = beforeEachTest(() => portal.shop.vendor.user());

describe('canceling seats', () => {
  test('shows at once when they end, and their group with the last of them (CANC-02, CANC-03, REST-57)', async () => {
    const { id, seatIds } = await addSeats(portal, ann, {}, PRO, PRO);
    const [first = '', second = ''] = seatIds;
    const once = await ask.cancel(ann, [first]);
    expect(once).toMatchObject({
      success: true,
      userErrors: [],
      seats: [
        {
          id: first,
          status: 'CANCELED',
          expireDate: YEAR_END,
          pendingChange: { text: 'Subscription ends on Dec 31, 2026' },
          isCancelOffered: false,
          isUncancelOffered: true,
        },
      ],
      subscriptions: [{ id, isCanceled: false, statusLine: { text: 'Renews Jan 1, 2027' } }],
    });
    const all = await ask.cancel(ann, [first, second]);
    expect(all.subscriptions).toEqual([
      { id, isCanceled: true, statusLine: { text: 'Expires Dec 31, 2026' } },
    ]);
    const back = await ask.uncancel(ann, [first, second]);
    expect(back).toMatchObject({
      success: true,
      seats: [
        { expireDate: null, status: 'ACTIVE' },
        { expireDate: null, status: 'ACTIVE' },
      ],
      subscriptions: [{ isCanceled: false, statusLine: { text: 'Renews Jan 1, 2027' } }],
    });
  });

  test('drops a pending change, and so does uncanceling (CANC-05, REST-58)', async () => {
    const waiting = {
      ...PRO,
      licenseType: 1 as const,
      ...ENDS,
      futureLicenseType: 0,
      futureTerm: 1,
      futureMultiplier: 1,
    };
    const { id, seatIds } = await addSeats(portal, ann, {}, waiting, waiting);
    const [first = '', second = ''] = seatIds;
    expect((await ask.previewCancel(ann, seatIds)).preview).toMatchObject({ seatCount: 2, waitingCount: 2 });
    await ask.cancel(ann, [first]);
    expect((await ask.uncancel(ann, [second])).success).toBe(true);
    const nothing = { futureTerm: null, futureMultiplier: null, futureLicenseType: null };
    expect(await seatRows(portal.shop, id)).toMatchObject([
      { ...nothing, expireDate: YEAR_END },
      { ...nothing, expireDate: null },
    ]);
  });

  test('has a preview of the canceled seats per group and of those left out (CANC-17)', async () => {
    const one = await addSeats(portal, ann, {}, PRO, { ...PRO, ...ENDS });
    const other = await addSeats(portal, ann, { expireDate: '2027-03-31' }, PRO, PRO);
    const seatIds = [...one.seatIds, ...other.seatIds];
    const { preview, userErrors } = await ask.previewCancel(ann, seatIds);
    expect(userErrors).toEqual([]);
    expect(preview).toMatchObject({ seatCount: 3, waitingCount: 0, skippedCount: 1 });
    expect(
      new Set(
        preview.groups.map((group: { seatCount: number; expireDate: string }) =>
          [group.seatCount, group.expireDate].join(),
        ),
      ),
    ).toEqual(new Set([`1,${YEAR_END}`, '2,2027-03-31']));
    expect((await ask.previewUncancel(ann, seatIds)).preview).toMatchObject({
      seatCount: 1,
      skippedCount: 3,
    });
  });

  test.each([
    ['1 of somebody else', {}, true, 'NOT_OWNER', message.notOwner],
    ['2 of a purchase order', { ...PO, ...PAST_DUE }, false, 'NOT_ELIGIBLE', message.cancelPurchaseOrder],
    ['3 of a group that is past due', PAST_DUE, false, 'NOT_ELIGIBLE', message.pastDue],
  ])(
    'is refused for seats %s, and so is uncanceling, before anything is sent (CANC-01, CANC-16)',
    async (_name, group, isForeign, code, text) => {
      const seat = { ...PRO, managers: [ann.email] };
      const { seatIds } = await addSeats(portal, isForeign ? bob : ann, group, seat, { ...seat, ...ENDS });
      const own = await addSeats(portal, ann, {}, PRO);
      const all = [...own.seatIds, ...seatIds];
      const calls = await portal.vendorCalls(async () => {
        const answers = [
          await ask.cancel(ann, all),
          await ask.uncancel(ann, all),
          await ask.previewCancel(ann, all),
          await ask.previewUncancel(ann, all),
        ];
        for (const { userErrors } of answers)
          expect(userErrors).toMatchObject([
            { code, message: text, seatIds: expect.arrayContaining(seatIds) },
          ]);
        for (const { userErrors } of answers) expect(userErrors[0]?.seatIds).toHaveLength(seatIds.length);
        expect(answers[0]).toMatchObject({ success: false, seats: null, viewer: null });
      });
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );

  test('is refused when nothing is left to do, or nothing is there (CANC-17)', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO, { ...PRO, ...ENDS });
    const [going = '', ending = ''] = seatIds;
    expect((await ask.cancel(ann, [ending])).userErrors).toMatchObject([{ message: message.allCanceled }]);
    expect((await ask.uncancel(ann, [going])).userErrors).toMatchObject([{ message: message.lastResort }]);
    expect((await ask.cancel(ann, [])).userErrors).toMatchObject([{ message: message.seatsRequired }]);
    const hidden = await addSeats(portal, bob, {}, PRO);
    for (const id of [...hidden.seatIds, 'nope'])
      expect((await ask.cancel(ann, [going, id])).userErrors).toEqual([
        { code: 'NOT_FOUND', message: message.notOwner, field: 'seatIds', seatIds: [id] },
      ]);
  });

  test('is offered to the owner only, by the state of a seat (CANC-16)', async () => {
    const seat = { ...PRO, managers: [ann.email, bob.email] };
    const { id } = await addSeats(portal, ann, {}, seat, { ...seat, ...ENDS });
    const query = `query ($id: ID!) { viewer { subscription(id: $id) { seats { nodes { status isCancelOffered isUncancelOffered } } } } }`;
    const offered = async (user: TestUser) =>
      new Set(
        (
          await portal.gateway.ask(query, { id }, { token: user.token })
        ).data.viewer.subscription.seats.nodes.map((node: object) => Object.values(node).join(' ')),
      );
    expect(await offered(ann)).toEqual(new Set(['ACTIVE true false', 'CANCELED false true']));
    expect(await offered(bob)).toEqual(new Set(['ACTIVE false false', 'CANCELED false false']));
  });

  test.each([
    ['goes on', {}, { ...PRO }, null, message.lastResort],
    ['is canceled', {}, { ...PRO, ...ENDS }, message.allCanceled, null],
    [
      'was bought by purchase order',
      PO,
      { ...PRO },
      message.cancelPurchaseOrder,
      message.cancelPurchaseOrder,
    ],
    ['is past due', PAST_DUE, { ...PRO }, message.pastDue, message.pastDue],
    [
      'has ended',
      { startDate: '2025-01-01', expireDate: '2025-12-31' },
      { ...PRO },
      message.allEnded,
      message.lastResort,
    ],
  ])(
    'says beforehand whether it would be refused, of a seat that %s (T-16)',
    async (_what, group, seat, ...texts) => {
      const { id, seatIds } = await addSeats(portal, ann, group, seat);
      const eligibility = '{ allowed code message }';
      const query = `query ($id: ID!) { viewer { subscription(id: $id) { nextBillingDate
      seats { nodes { cancelEligibility ${eligibility} uncancelEligibility ${eligibility} } } } } }`;
      const { data } = await portal.gateway.ask(query, { id }, { token: ann.token });
      const [node] = data.viewer.subscription.seats.nodes;
      for (const [index, told] of [node?.cancelEligibility, node?.uncancelEligibility].entries()) {
        const text = texts[index] ?? null;
        const code = text === null ? null : 'NOT_ELIGIBLE';
        expect(told).toEqual({ allowed: text === null, code, message: text });
      }
      expect(data.viewer.subscription.nextBillingDate !== null).toBe(texts[0] === null);
      if (texts[0] !== null)
        expect((await ask.cancel(ann, seatIds)).userErrors).toEqual([
          { code: 'NOT_ELIGIBLE', message: texts[0], field: 'seatIds', seatIds },
        ]);
    },
  );
});

test('seats stay unchanged when the result would differ from the preview', async () => {
  const { seatIds } = await addSeats(portal, ann, {}, PRO, PRO);
  const shown = (await ask.previewCancel(ann, seatIds)).preview;
  const [first = ''] = seatIds;
  await ask.cancel(ann, [first]);
  expect(await ask.cancel(ann, seatIds, shown.previewId)).toMatchObject({
    success: false,
    userErrors: [{ code: 'CONFLICT', message: message.changedMeanwhile }],
  });
  const { preview } = await ask.previewCancel(ann, seatIds);
  expect(preview).toMatchObject({ seatCount: 1, skippedCount: 1 });
  // An empty preview id differs from none.
  expect((await ask.cancel(ann, seatIds, '')).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await ask.cancel(ann, seatIds, preview.previewId)).success).toBe(true);
  const back = (await ask.previewUncancel(ann, seatIds)).preview;
  await ask.uncancel(ann, [first]);
  expect((await ask.uncancel(ann, seatIds, back.previewId)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
});
