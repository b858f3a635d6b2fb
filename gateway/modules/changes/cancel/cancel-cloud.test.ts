import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { cfbGroup } from '#tests/testkit/cancels';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { cancelsIn } from '../../../testkit/cancels';
import { addSeats } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };

let ask: ReturnType<typeof cancelsIn>;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  ask = cancelsIn(portal);
});
const ann = beforeEachTest(() => portal.shop.vendor.user());
const bob = beforeEachTest(() => portal.shop.vendor.user());

const counts = (subscriptionId: string, canceledAuthors: number, canceledPublishers: number) => ({
  subscriptionId,
  canceledAuthors,
  canceledPublishers,
});

describe('counted seats', () => {
  test('end with the term as many as are asked for, and no longer (CANC-11, REST-59)', async () => {
    const id = await cfbGroup(portal.shop, ann);
    expect(await ask.modify(ann, counts(id, 2, 0))).toMatchObject({
      success: true,
      cloudGroup: {
        id,
        statusLine: { text: 'Renews Jan 1, 2027' },
        cancellation: { isCanceled: false, isModifyOffered: true, canceledAuthors: 2, canceledPublishers: 0 },
      },
    });
    const all = await ask.modify(ann, counts(id, 5, 2));
    expect(all.cloudGroup).toMatchObject({
      statusLine: { text: 'Expires Dec 31, 2026' },
      cancellation: {
        isCanceled: true,
        isCancelOffered: false,
        isUncancelOffered: true,
        isModifyOffered: true,
      },
    });
    const some = await ask.modify(ann, counts(id, 0, 2));
    expect(some.cloudGroup.cancellation).toMatchObject({ isCanceled: false, canceledPublishers: 2 });
  });

  test('cannot end in greater numbers than there are, and nothing is sent then (CANC-13)', async () => {
    const id = await cfbGroup(portal.shop, ann);
    const calls = await portal.vendorCalls(async () => {
      for (const [wrong, field] of [
        [counts(id, 6, 0), 'canceledAuthors'],
        [counts(id, 0, 3), 'canceledPublishers'],
        [counts(id, -1, 0), 'canceledAuthors'],
      ] as const)
        expect(await ask.modify(ann, wrong)).toMatchObject({
          success: false,
          userErrors: [{ code: 'INVALID_INPUT', message: message.canceledTooMany, field }],
          cloudGroup: null,
          viewer: null,
        });
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('of an ended group are refused for the group, with any counts', async () => {
    const id = await cfbGroup(portal.shop, ann, { startDate: '2025-01-01', expireDate: '2025-12-31' });
    expect((await ask.modify(ann, counts(id, 6, 0))).userErrors).toMatchObject([{ field: 'subscriptionId' }]);
  });
});

describe('a whole cloud group', () => {
  test('ends with its term and goes on again (CANC-14, D-72)', async () => {
    const id = await cfbGroup(portal.shop, ann);
    expect(await ask.cancelGroup(ann, id)).toMatchObject({
      success: true,
      cloudGroup: {
        id,
        statusLine: { text: 'Expires Dec 31, 2026' },
        cancellation: { isCanceled: true, canceledAuthors: 5, canceledPublishers: 2 },
      },
    });
    expect(await ask.uncancelGroup(ann, id)).toMatchObject({
      success: true,
      cloudGroup: { statusLine: { text: 'Renews Jan 1, 2027' }, cancellation: { canceledAuthors: 0 } },
    });
  });

  test('of bundles ends with them; its seats are not counted (CANC-14)', async () => {
    const { id } = await addSeats(portal, ann, { kind: 'ase' }, { licenseType: 3 }, { licenseType: 4 });
    expect((await ask.cancelGroup(ann, id)).cloudGroup).toMatchObject({
      statusLine: { text: 'Expires Dec 31, 2026' },
      cancellation: { isModifyOffered: false, isUncancelOffered: true },
    });
    expect(await seatRows(portal.shop, id)).toMatchObject([
      { expireDate: '2026-12-31' },
      { expireDate: '2026-12-31' },
    ]);
    const refused = await ask.modify(ann, counts(id, 0, 0));
    expect(refused.userErrors).toMatchObject([{ message: message.seatsModifyFailed }]);
  });

  test.each([
    ['1 of somebody else', {}, true, 'NOT_FOUND', message.notOwnerCloud],
    [
      '1 that another customer offers',
      { pendingOwnerEmail: 'ann' },
      true,
      'NOT_OWNER',
      message.notOwnerCloud,
    ],
    ['2 bought by purchase order', PO, false, 'NOT_ELIGIBLE', message.cancelPurchaseOrder],
    [
      '3 that is past due',
      { firstFailedPaymentDate: '2026-04-01' },
      false,
      'NOT_ELIGIBLE',
      message.pastDueCloud,
    ],
  ])(
    '%s is neither canceled nor changed, and nothing is sent (CANC-16)',
    async (_name, group, isForeign, code, text) => {
      const offered = 'pendingOwnerEmail' in group ? { pendingOwnerEmail: ann.email } : group;
      const id = await cfbGroup(portal.shop, isForeign ? bob : ann, offered);
      const before = await groupRow(portal.shop, id);
      const calls = await portal.vendorCalls(async () => {
        for (const answer of [
          await ask.cancelGroup(ann, id),
          await ask.uncancelGroup(ann, id),
          await ask.modify(ann, counts(id, 1, 0)),
        ])
          expect(answer).toMatchObject({ success: false, userErrors: [{ code, message: text }] });
      });
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
      expect(await groupRow(portal.shop, id)).toEqual(before);
    },
  );

  test('shows its owner the reason beforehand, and offers others nothing', async () => {
    const ids = {
      own: await cfbGroup(portal.shop, ann, PO),
      offered: await cfbGroup(portal.shop, bob, { pendingOwnerEmail: ann.email }),
    };
    const query = `{ viewer { cloudGroups { nodes { id cancellation { isCancelOffered isModifyOffered refusal } } } } }`;
    const { data } = await portal.gateway.ask(query, {}, { token: ann.token });
    const { nodes } = data.viewer.cloudGroups;
    const of = (id: string) => nodes.find((node: { id: string }) => node.id === id)?.cancellation;
    expect(of(ids.own)).toEqual({
      isCancelOffered: true,
      isModifyOffered: true,
      refusal: message.cancelPurchaseOrder,
    });
    expect(of(ids.offered)).toEqual({
      isCancelOffered: false,
      isModifyOffered: false,
      refusal: message.notOwnerCloud,
    });
  });
});

test('what was shown of the end of a group is not changed when it is otherwise by now', async () => {
  const id = await cfbGroup(portal.shop, ann);
  const version = (await ask.modify(ann, counts(id, 2, 0))).cloudGroup.cancellation.version;
  const canceled = (await ask.cancelGroup(ann, id, version)).cloudGroup.cancellation;
  const conflict = {
    success: false,
    userErrors: [{ code: 'CONFLICT', message: message.changedMeanwhile }],
    cloudGroup: null,
  };
  expect(await ask.modify(ann, { ...counts(id, 1, 0), version })).toMatchObject(conflict);
  expect(await ask.uncancelGroup(ann, id, version)).toMatchObject(conflict);
  const renewing = (await ask.uncancelGroup(ann, id, canceled.version)).cloudGroup.cancellation;
  expect(renewing).toMatchObject({ isCanceled: false, canceledAuthors: 0 });
  expect(await ask.cancelGroup(ann, id, canceled.version)).toMatchObject(conflict);
});
