import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, PERIOD_END, seatRows } from '#tests/testkit/renewals';
import { pastDueCustomer } from '#tests/testkit/retries';
import { MIXED, retriesIn } from '../../../testkit/retries';
import { startPortal } from '../../../testkit/start-portal';

let ask: ReturnType<typeof retriesIn>;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  ask = retriesIn(portal);
});

describe('a retry', () => {
  test('charges what was shown and shows the group in order again (PAY-10, PAY-14)', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop, { group: MIXED });
    const ids = (await seatRows(portal.shop, groupId)).map(({ id }) => id);
    const input = await ask.order(user, groupId, { all: 'CANCEL', except: [ids[0]] });
    const answer = await ask.retry(user, input);
    expect(answer).toMatchObject({ success: true, state: 'DONE', userErrors: [], preview: null });
    expect(answer.viewer.subscriptions.nodes).toEqual([
      { id: groupId, isPastDue: false, expireDate: '2027-04-10' },
    ]);
    expect(portal.shop.charges(input.attemptId)).toEqual(['300.00']);
    const again = await ask.retry(user, input);
    expect([again.state, again.transactionId]).toEqual(['DONE', answer.transactionId]);
    const otherwise = await ask.retry(user, { ...input, subscriptionId: 'another' });
    expect(otherwise.userErrors).toMatchObject([{ code: 'ATTEMPT_REUSED' }]);
    expect(portal.shop.charges(input.attemptId)).toEqual(['300.00']);
  });

  test('at another price than was shown is not made, and the price of now is in the answer', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop);
    const input = await ask.order(user, groupId);
    for (const wrong of [
      { total: '1.00' },
      { previewId: 'made-up' },
      { choice: { all: 'RENEW' }, previewId: 'x' },
    ]) {
      const answer = await ask.retry(user, { ...input, attemptId: randomUUID(), ...wrong });
      expect(answer).toMatchObject({
        state: 'REFUSED',
        preview: { previewId: input.previewId, total: '300.00' },
        userErrors: [{ code: 'PRICE_CHANGED', message: message.priceChanged }],
      });
    }
    expect((await groupRow(portal.shop, groupId)).expireDate).toBe(PERIOD_END);
  });

  test('that is declined shows the message of the provider (PAY-12)', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop);
    const answer = await ask.retry(user, await ask.order(user, groupId, null, DECLINED_VISA));
    expect(answer).toMatchObject({
      success: false,
      state: 'REFUSED',
      userErrors: [{ code: 'CARD_DECLINED' }],
    });
    expect(answer.userErrors[0]?.message).not.toBe(message.retryFailed);
    expect(answer.viewer.subscriptions.nodes).toMatchObject([{ isPastDue: true }]);
  });

  test('without a seat, for others or for what is in order reaches no vendor', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop);
    const input = await ask.order(user, groupId);
    const stranger = await portal.shop.vendor.user();
    const codes: string[] = [];
    const calls = await portal.vendorCalls(async () => {
      for (const [who, wrong] of [
        [user, { choice: { all: 'CANCEL' } }],
        [user, { subscriptionId: 'nope' }],
        [stranger, {}],
      ] as const) {
        const answer = await ask.retry(who, { ...input, attemptId: randomUUID(), ...wrong });
        codes.push(answer.userErrors[0]?.code ?? 'none');
      }
    });
    expect(codes).toEqual(['EMPTY_CART', 'NOT_FOUND', 'NOT_FOUND']);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('canceling a past-due group', () => {
  test('moves it to those that are over (PAY-03, CANC-15)', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop, {
      group: { startDate: '2025-05-01', expireDate: '2026-04-30' },
    });
    const answer = await ask.cancel(user, groupId);
    expect(answer).toMatchObject({ success: true, userErrors: [] });
    expect(answer.viewer.subscriptions.nodes).toEqual([
      { id: groupId, section: 'EXPIRED', isPastDue: false },
    ]);
    expect((await ask.cancel(user, groupId)).success).toBe(true);
  });

  test('is refused to everybody but its owner, and where nothing is due (T-09, ERR-33)', async () => {
    const manager = await portal.shop.vendor.user();
    const { groupId } = await pastDueCustomer(portal.shop, {
      group: { seats: [{ licenseType: 0, managers: [manager.email] }] },
    });
    const paid = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: null };
    const { user: calm, groupId: inOrder } = await pastDueCustomer(portal.shop, { group: paid });
    const answers = [
      await ask.cancel(manager, groupId),
      await ask.cancel(calm, groupId),
      await ask.cancel(calm, inOrder),
    ];
    expect(answers.map(({ success, userErrors }) => [success, userErrors[0]?.code])).toEqual([
      [false, 'NOT_OWNER'],
      [false, 'NOT_FOUND'],
      [false, 'NOT_ALLOWED'],
    ]);
    const [toManager, toStranger] = answers.map(({ userErrors }) => userErrors[0]?.message);
    expect([toManager, toStranger]).toEqual([message.cancelFailed('axure.com'), toManager]);
    expect((await groupRow(portal.shop, groupId)).canceled).toBe(false);
  });
});
