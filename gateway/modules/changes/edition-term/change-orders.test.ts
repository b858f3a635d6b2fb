import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addCoupon } from '#tests/testkit/portal-data';
import { addSeats, orderChange, previewChange, sendChange } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());
// A new customer per test, since rows are cached per session.
const ann = beforeEachTest(() => portal.shop.vendor.user({ company: 'Lee Ltd' }));

const PRO = { licenseType: 0 } as const;
const TEAM = { licenseType: 1 } as const;

async function paying(number?: string) {
  const card = await portal.shop.newCard(number);
  return { payment: { ...card, replacePaymentMethod: true, useExistingPaymentMethod: false } };
}

async function saleOf(id: string | null) {
  const { data } = await portal.gateway.ask(
    `query($id: ID!) {
      confirmation(saleId: $id) { change amount lines { product quantity total } }
      viewer { sale(id: $id) { amount receiptUrl } }
    }`,
    { id },
    { token: ann.token },
  );
  const { receiptUrl } = data.viewer.sale;
  const receipt = await portal.gateway.get(receiptUrl, { authorization: ann.token });
  return { ...data, receiptStatus: receipt.status };
}

describe('an edition change', () => {
  test('charges the previewed total once, and shows the result (EDIT-10, EDIT-18)', async () => {
    const first = await addSeats(portal, ann, {}, PRO, PRO);
    const second = await addSeats(
      portal,
      ann,
      { startDate: '2026-03-01', expireDate: '2027-02-28' },
      PRO,
      TEAM,
    );
    await addCoupon(portal.shop.vendor, ann, {
      id: `C-${ann.id}`,
      type: 'percent',
      amount: '50.00',
      description: 'Half',
      endDate: null,
      uses: 2,
      productCodes: [812100],
    });
    const seatIds = [...first.seatIds, ...second.seatIds];
    const change = { seatIds, newLicenseType: 'TEAM' };
    const { previewId, total } = (await previewChange(portal, ann, change)).change;
    const input = { attemptId: randomUUID(), previewId, total, change, ...(await paying()) };
    const done = await sendChange(portal, ann, input);
    expect(done).toMatchObject({ success: true, state: 'DONE', userErrors: [], viewer: { id: ann.id } });
    const names = done.viewer.subscriptions.nodes.flatMap(({ seats }) =>
      seats.nodes.map(({ productName }) => productName),
    );
    expect(names).toEqual(names.map(() => 'Axure RP Team'));
    expect(portal.shop.charges(input.attemptId)).toEqual([total]);
    const { confirmation, viewer, receiptStatus } = await saleOf(done.transactionId);
    expect(confirmation).toMatchObject({ change: 'EDITION', amount: total });
    expect(viewer.sale.amount).toBe(total);
    expect(receiptStatus).toBe(200);

    const again = await sendChange(portal, ann, input);
    expect(again).toMatchObject({ state: 'DONE', transactionId: done.transactionId });
    expect(portal.shop.charges(input.attemptId)).toEqual([total]);
    const other = { seatIds: [randomUUID()], newLicenseType: 'TEAM' };
    expect((await sendChange(portal, ann, { ...input, change: other })).userErrors).toMatchObject([
      { code: 'ATTEMPT_REUSED' },
    ]);
  });

  test('downwards is done without a card and without an order number (EDIT-06)', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, TEAM);
    const order = { attemptId: randomUUID() };
    const change = { seatIds, newLicenseType: 'PRO' };
    const { previewId } = (await previewChange(portal, ann, change)).change;
    const input = { ...order, previewId, total: '0.00', change };
    const done = await sendChange(portal, ann, input);
    expect(done).toMatchObject({ success: true, state: 'DONE', transactionId: null, userErrors: [] });
    expect(done.viewer.subscriptions.nodes[0]?.seats.nodes).toMatchObject([
      { productName: 'Axure RP Team', pendingChange: { text: 'Changes to Axure RP Pro on Dec 31, 2026' } },
    ]);
    expect(portal.shop.charges(order.attemptId)).toEqual([]);
    expect(await sendChange(portal, ann, input)).toMatchObject({ state: 'DONE', transactionId: null });
    const back = await orderChange(portal, ann, { seatIds, newLicenseType: 'TEAM' });
    expect(back).toMatchObject({ state: 'DONE', transactionId: null });
    expect(back.viewer.subscriptions.nodes[0]?.seats.nodes).toMatchObject([
      { pendingChange: { text: 'None' } },
    ]);
  });

  test('up and down at once is one order (EDIT-14)', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO, { licenseType: 2 });
    const done = await orderChange(portal, ann, { seatIds, newLicenseType: 'TEAM' }, await paying());
    expect(done).toMatchObject({ state: 'DONE' });
    const seats = done.viewer.subscriptions.nodes.flatMap((group) => group.seats.nodes);
    expect(seats.map(({ productName }) => productName).toSorted()).toEqual([
      'Axure RP Enterprise',
      'Axure RP Team',
    ]);
    expect((await saleOf(done.transactionId)).confirmation.amount).toBe('148.11');
  });
});

describe('a term change', () => {
  test('to a longer term charges what was previewed (TERM-08)', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO);
    const attemptId = randomUUID();
    const change = { seatIds, newTerm: 'TWO_YEARS' };
    const done = await orderChange(portal, ann, change, { attemptId, ...(await paying()) });
    expect(done).toMatchObject({ success: true, state: 'DONE' });
    expect(portal.shop.charges(attemptId)).toEqual(['352.19']);
    const { confirmation, receiptStatus } = await saleOf(done.transactionId);
    expect([confirmation.change, confirmation.amount, receiptStatus]).toEqual(['TERM', '352.19', 200]);
  });

  test('to a shorter one waits, without a card', async () => {
    const { id } = await addSeats(portal, ann, {}, PRO);
    const done = await orderChange(portal, ann, { subscriptionId: id, newTerm: 'MONTHLY' });
    expect(done).toMatchObject({ success: true, transactionId: null });
    expect(done.viewer.subscriptions.nodes[0]?.seats.nodes).toMatchObject([
      { pendingChange: { text: 'Changes to Monthly on Dec 31, 2026' } },
    ]);
  });
});

describe('an order of a change is refused and charges nothing', () => {
  test('when a free change has a payment, or a charged one has none (T-15)', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO, TEAM);
    const [pro = '', team = ''] = seatIds;
    const invalid = [{ code: 'INVALID_PAYMENT_METHOD', field: 'payment' }];
    const free = { seatIds: [team], newLicenseType: 'PRO' };
    expect((await orderChange(portal, ann, free, await paying())).userErrors).toMatchObject(invalid);
    const paid = { seatIds: [pro], newLicenseType: 'TEAM' };
    expect((await orderChange(portal, ann, paid)).userErrors).toMatchObject(invalid);
    const onFile = { useExistingPaymentMethod: true, recaptchaToken: 'proof' };
    expect((await orderChange(portal, ann, paid, { payment: onFile })).userErrors).toMatchObject(invalid);
  });

  test('when it differs from the preview, and returns the current one', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO);
    const change = { seatIds, newLicenseType: 'TEAM' };
    const attemptId = randomUUID();
    for (const shown of [{ total: '0.01' }, { previewId: 'of-something-else' }]) {
      const refused = await orderChange(portal, ann, change, { attemptId, ...shown, ...(await paying()) });
      expect(refused).toMatchObject({
        success: false,
        state: 'REFUSED',
        userErrors: [{ code: 'PRICE_CHANGED' }],
        preview: { total: '148.11', isPaid: true },
      });
    }
    expect(portal.shop.charges(attemptId)).toEqual([]);
  });

  test('when the seats are another customer’s', async () => {
    const bob = await portal.shop.vendor.user();
    const { id, seatIds } = await addSeats(portal, bob, {}, PRO);
    for (const selection of [{ seatIds }, { subscriptionId: id }])
      for (const change of [
        { ...selection, newLicenseType: 'TEAM' },
        { ...selection, newTerm: 'MONTHLY' },
      ])
        expect((await orderChange(portal, ann, change)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('when the card is declined, and may be tried again with another', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO);
    const change = { seatIds, newLicenseType: 'TEAM' };
    const declined = await orderChange(portal, ann, change, await paying('4000111111111115'));
    expect(declined).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'CARD_DECLINED' }] });
    expect(await orderChange(portal, ann, change, await paying())).toMatchObject({ state: 'DONE' });
  });
});
