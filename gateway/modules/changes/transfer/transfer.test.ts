import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { CLOUD, PURCHASE_ORDER, type Transfers, transfersAt } from '#tests/testkit/transfers';
import { startPortal } from '../../../testkit/start-portal';
import { transfersIn } from '../../../testkit/transfers';

let ask: ReturnType<typeof transfersIn>;
let at: Transfers;
let ann: TestUser;
let bob: TestUser;
let carl: TestUser;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  ask = transfersIn(portal);
  at = transfersAt(portal.shop);
});

async function newPeople(): Promise<void> {
  const { vendor } = portal.shop;
  [ann, bob, carl] = [await vendor.user(), await vendor.user(), await vendor.user()];
}

async function seatIdsOf(id: string): Promise<string[]> {
  return (await seatRows(portal.shop, id)).map((seat) => seat.id);
}

describe('offering a group', () => {
  beforeEach(newPeople);

  test('marks it at once, as a whole, for owner and new owner (XFER-01, XFER-03, XFER-21)', async () => {
    const id = await at.group(ann);
    const [seatId] = await seatIdsOf(id);
    const answer = await ask.offer(ann, { seatIds: [seatId], newOwnerEmail: bob.email.toUpperCase() });
    expect(answer).toMatchObject({ success: true, userErrors: [] });
    const text = `Pending ownership transfer to ${bob.email} on Apr 11, 2026`;
    expect(answer.viewer.subscriptions.nodes).toMatchObject([
      {
        id,
        pendingTransfer: { email: bob.email, text, isToViewer: false, canCancel: true, acceptPath: null },
      },
    ]);
    const preview = await ask.preview(bob, id);
    expect(preview).toMatchObject({ userErrors: [], transfer: { ownerEmail: ann.email } });
  });

  test('has the form’s message for an invalid address (XFER-04)', async () => {
    const id = await at.group(ann);
    const seatIds = await seatIdsOf(id);
    for (const newOwnerEmail of ['abc', `${'x'.repeat(300)}@y.z`, `${'x'.repeat(10_000)}@y.z`])
      expect(await ask.offer(ann, { seatIds, newOwnerEmail })).toMatchObject({
        success: false,
        viewer: null,
        userErrors: [{ message: 'Please enter a valid email address.', field: 'newOwnerEmail' }],
      });
    expect(await groupRow(portal.shop, id)).toMatchObject({ pendingOwnerEmail: null });
  });

  test('is refused without a vendor call to others, when past due, twice, and without seats (XFER-19, D-99, EDU-03)', async () => {
    const id = await at.group(ann);
    const failed = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: TEST_TODAY };
    const [pastDue, offered] = [await at.group(ann, failed), await at.offered(ann, carl)];
    // The missing permission is reported first, for any address (T-16).
    const to = { newOwnerEmail: 'abc' };
    const codes: unknown[] = [];
    const calls = await portal.vendorCalls(async () => {
      for (const [who, seatIds] of [
        [bob, await seatIdsOf(id)],
        [ann, await seatIdsOf(pastDue)],
        [ann, await seatIdsOf(offered)],
        [carl, await seatIdsOf(offered)],
        [ann, []],
        [ann, ['nope']],
      ] as const) {
        const { success, userErrors } = await ask.offer(who, { ...to, seatIds });
        codes.push([success, userErrors[0]?.code, userErrors[0]?.message]);
      }
      const seatIds = [...(await seatIdsOf(id)), 'nope'];
      expect((await ask.offer(ann, { ...to, seatIds })).userErrors).toMatchObject([{ seatIds: ['nope'] }]);
      const own = await ask.offer(ann, { seatIds: await seatIdsOf(id), newOwnerEmail: ann.email });
      codes.push([own.success, own.userErrors[0]?.code, own.userErrors[0]?.message]);
    });
    expect(codes).toEqual([
      [false, 'NOT_FOUND', message.notOwner],
      [false, 'NOT_ELIGIBLE', message.pastDue],
      [false, 'NOT_ALLOWED', message.transferPending],
      [false, 'NOT_OWNER', message.notOwner],
      [false, 'INVALID_INPUT', message.seatsRequired],
      [false, 'NOT_FOUND', message.notOwner],
      [false, 'INVALID_INPUT', message.transferToSelf],
    ]);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('names cloud groups by id, and can be ended by owner and new owner (XFER-17)', async () => {
    const id = await at.group(ann, CLOUD);
    const to = { subscriptionId: id, newOwnerEmail: bob.email };
    expect(await ask.offerCloud(carl, to)).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND', message: message.notOwnerCloud }],
    });
    expect((await ask.offerCloud(ann, to)).success).toBe(true);
    expect((await ask.cancelCloud(bob, id)).userErrors).toMatchObject([{ code: 'NOT_OWNER' }]);
    expect((await ask.cancelCloud(carl, id)).userErrors).toMatchObject([
      { code: 'NOT_FOUND', message: message.notOwnerCloud },
    ]);
    // The call for the other kind does not deny the ownership.
    expect((await ask.cancel(ann, id)).userErrors).toMatchObject([{ message: message.transferFailed }]);
    expect((await ask.cancelCloud(ann, id)).viewer.cloudGroups.nodes).toMatchObject([
      { id, pendingTransfer: null },
    ]);
    await ask.offerCloud(ann, to);
    expect((await ask.decline(bob, id)).viewer.cloudGroups.nodes).toEqual([]);
    expect(await groupRow(portal.shop, id)).toMatchObject({ ownerId: ann.id, pendingOwnerEmail: null });
  });

  test('is taken back by the owner and declined by the new one, and by nobody else (XFER-08, XFER-09)', async () => {
    const [one, two] = [await at.offered(ann, bob), await at.offered(ann, bob)];
    for (const stranger of [bob, carl]) expect((await ask.cancel(stranger, one)).success).toBe(false);
    for (const stranger of [ann, carl])
      expect(await ask.decline(stranger, two)).toMatchObject({
        success: false,
        userErrors: [{ message: message.transferAcceptFailed }],
      });
    expect((await ask.cancel(ann, one)).success).toBe(true);
    expect((await ask.decline(bob, two)).success).toBe(true);
    for (const id of [one, two])
      expect(await groupRow(portal.shop, id)).toMatchObject({ ownerId: ann.id, pendingOwnerEmail: null });
  });
});

describe('taking a group over', () => {
  beforeEach(newPeople);

  test('shows what it will cost and when, and costs nothing now (XFER-10, XFER-11, D-77)', async () => {
    const id = await at.offered(ann, bob);
    expect((await ask.preview(bob, id)).transfer).toMatchObject({
      groupName: 'Group 1',
      contents: '2 Pro',
      ownerEmail: ann.email,
      termName: 'Annual',
      needsCard: true,
      total: '600.00',
      dueDate: '2027-01-01',
      lines: [{ quantity: 2, total: '600.00' }],
    });
    const input = await ask.order(bob, id);
    const answer = await ask.accept(bob, input);
    expect(answer).toMatchObject({ success: true, state: 'DONE', transactionId: null, userErrors: [] });
    expect(answer.viewer.subscriptions.nodes).toMatchObject([
      { id, owner: { isViewer: true }, pendingTransfer: null },
    ]);
    expect(portal.shop.charges(input.attemptId)).toEqual([]);
    expect(await ask.accept(bob, input)).toMatchObject({ state: 'DONE' });
    expect((await ask.preview(bob, id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('shows what it holds today, and what changes until its renewal', async () => {
    const expireDate = '2026-12-31';
    const id = await at.offered(ann, bob, {
      seats: [
        { licenseType: 1 },
        { licenseType: 1, expireDate },
        { licenseType: 1, expireDate, futureLicenseType: 0 },
      ],
    });
    expect((await ask.preview(bob, id)).transfer).toMatchObject({
      contents: '3 Team',
      pendingChanges: [
        '1 seat: Subscription ends on Dec 31, 2026',
        '1 seat: Changes to Axure RP Pro on Dec 31, 2026',
      ],
      lines: [{ quantity: 1 }, { quantity: 1 }],
    });
  });

  test('asks for no card of a purchase order (XFER-12)', async () => {
    const [id, other] = [await at.offered(ann, bob, PURCHASE_ORDER), await at.offered(ann, bob)];
    const { transfer } = await ask.preview(bob, id);
    expect(transfer).toMatchObject({
      needsCard: false,
      total: '0.00',
      dueDate: null,
      autoRenewPath: `/buy/renew?subId=${id}&isAutoRenew=true`,
    });
    const input = await ask.order(bob, id);
    const { payment } = await ask.order(bob, other);
    expect((await ask.accept(bob, { ...input, payment })).userErrors).toMatchObject([
      { code: 'INVALID_PAYMENT_METHOD' },
    ]);
    expect((await ask.accept(bob, input)).state).toBe('DONE');
    expect(await groupRow(portal.shop, id)).toMatchObject({ ...PURCHASE_ORDER, ownerId: bob.id });
  });

  test('works for counted seats by their number (XFER-17)', async () => {
    const id = await at.offered(ann, bob, CLOUD);
    const { transfer } = await ask.preview(bob, id);
    expect(transfer).toMatchObject({ needsCard: true, lines: [{ quantity: 3 }] });
    expect((await ask.accept(bob, await ask.order(bob, id))).state).toBe('DONE');
    expect(await groupRow(portal.shop, id)).toMatchObject({ ownerId: bob.id });
  });

  test('is refused to strangers and owners, and for a declined card with its message (XFER-15, XFER-19, ERR-27)', async () => {
    const id = await at.offered(ann, bob);
    const input = await ask.order(bob, id);
    for (const [who, code] of [
      [carl, 'NOT_FOUND'],
      [ann, 'NOT_FOUND'],
    ] as const)
      expect(await ask.accept(who, { ...input, attemptId: randomUUID() })).toMatchObject({
        success: false,
        userErrors: [{ code, message: 'Error accepting transfer' }],
      });
    const declined = await ask.accept(bob, await ask.order(bob, id, DECLINED_VISA));
    expect(declined).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'CARD_DECLINED' }] });
    expect(await groupRow(portal.shop, id)).toMatchObject({ ownerId: ann.id, pendingOwnerEmail: bob.email });
  });

  test('of a group that differs from the preview is refused, with the current preview', async () => {
    const id = await at.offered(ann, bob);
    const input = await ask.order(bob, id);
    expect(await ask.accept(bob, { ...input, previewId: 'made-up' })).toMatchObject({
      state: 'REFUSED',
      preview: { previewId: input.previewId, total: '600.00' },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
  });
});
