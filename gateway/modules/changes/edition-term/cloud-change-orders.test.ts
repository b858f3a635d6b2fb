import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addSeats, orderChange, previewChange, sendChange } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());
// A new customer per test, since rows are cached per session.
const ann = beforeEachTest(() => portal.shop.vendor.user({ company: 'Lee Ltd' }));

const COUNTED = { kind: 'cfb' as const, cloudAuthorCount: 3, rpPublisherCount: 2, domain: 'acme' };
const BUNDLES = { kind: 'ase' as const, licenseType: 4, domain: 'acme' };
const TEN = { licenseType: 4 } as const;

async function paying() {
  const card = await portal.shop.newCard();
  return { payment: { ...card, replacePaymentMethod: true, useExistingPaymentMethod: false } };
}

async function cloudGroups() {
  const query = '{ viewer { cloudGroups { nodes { product termName pendingChanges } } } }';
  const { data } = await portal.gateway.ask(query, {}, { token: ann.token });
  return data.viewer.cloudGroups.nodes;
}

describe('a cloud group', () => {
  test('gets a longer term for the previewed total, once (TERM-11, REST-26)', async () => {
    const { id } = await addSeats(portal, ann, COUNTED);
    const change = { subscriptionId: id, newTerm: 'TWO_YEARS' };
    const { previewId, total } = (await previewChange(portal, ann, change)).change;
    expect(total).toBe('1528.93');
    const input = { attemptId: randomUUID(), previewId, total, change, ...(await paying()) };
    const done = await sendChange(portal, ann, input);
    expect(done).toMatchObject({ success: true, state: 'DONE', userErrors: [] });
    expect(portal.shop.charges(input.attemptId)).toEqual([total]);
    expect(await cloudGroups()).toEqual([
      { product: 'Axure Cloud for Business', termName: '2 Year', pendingChanges: [] },
    ]);
    expect(await sendChange(portal, ann, input)).toMatchObject({ transactionId: done.transactionId });
    expect(portal.shop.charges(input.attemptId)).toEqual([total]);
  });

  test('with canceled seats is priced for the others (CANC-04)', async () => {
    const { id } = await addSeats(portal, ann, { ...COUNTED, cloudAuthorCount: 4, canceledAuthorCount: 1 });
    const order = { attemptId: randomUUID(), ...(await paying()) };
    const wish = { subscriptionId: id, newTerm: 'TWO_YEARS' };
    expect(await orderChange(portal, ann, wish, order)).toMatchObject({ success: true });
    expect(portal.shop.charges(order.attemptId)).toEqual(['1528.93']);
  });

  test('waits for a shorter term without a card, says so, and takes it back (TERM-11, D-75)', async () => {
    const { id } = await addSeats(portal, ann, COUNTED);
    const wish = { subscriptionId: id, newTerm: 'MONTHLY' };
    expect(await orderChange(portal, ann, wish)).toMatchObject({ state: 'DONE', transactionId: null });
    expect(await cloudGroups()).toMatchObject([
      { termName: 'Annual', pendingChanges: ['Changes to Monthly on Dec 31, 2026'] },
    ]);
    expect((await previewChange(portal, ann, wish)).userErrors).toMatchObject([
      { code: 'NOT_ELIGIBLE', message: 'The subscription is already the specified term.' },
    ]);
    const back = await orderChange(portal, ann, { ...wish, newTerm: 'ANNUAL' });
    expect(back).toMatchObject({ state: 'DONE', transactionId: null });
    expect(await cloudGroups()).toMatchObject([{ pendingChanges: [] }]);
  });

  test('of bundles gets a larger one now and a smaller one later (EDIT-15, REST-27)', async () => {
    const { id } = await addSeats(portal, ann, BUNDLES, TEN);
    const order = { attemptId: randomUUID(), ...(await paying()) };
    const larger = { subscriptionId: id, newLicenseType: 'ASEC20' };
    expect(await orderChange(portal, ann, larger, order)).toMatchObject({ success: true });
    expect(portal.shop.charges(order.attemptId)).toEqual(['1481.09']);
    const smaller = { subscriptionId: id, newLicenseType: 'ASEC5' };
    expect(await orderChange(portal, ann, smaller)).toMatchObject({ success: true, transactionId: null });
    expect(await cloudGroups()).toMatchObject([
      {
        product: 'Cloud for Business - 20 Publishers',
        pendingChanges: ['Changes to Cloud for Business - 5 Publishers on Dec 31, 2026'],
      },
    ]);
  });

  test('is not sold at a price that is not its own any more', async () => {
    const { id } = await addSeats(portal, ann, COUNTED);
    const change = { subscriptionId: id, newTerm: 'TWO_YEARS' };
    const stale = await orderChange(portal, ann, change, { total: '1.00', ...(await paying()) });
    expect(stale).toMatchObject({
      success: false,
      userErrors: [{ code: 'PRICE_CHANGED' }],
      preview: { total: '1528.93', isPaid: true },
    });
  });
});
