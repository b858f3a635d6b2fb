import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { seatRows } from '#tests/testkit/renewals';
import { FAILED } from '#tests/testkit/retries';
import type { TestUser } from '#tests/testkit/start-vendor';
import { cancelsIn } from '../../testkit/cancels';
import { orderChange, previewEdition } from '../../testkit/changes';
import { previewRenewal, sendRenewal } from '../../testkit/renewals';
import { retriesIn } from '../../testkit/retries';
import { startPortal } from '../../testkit/start-portal';

/** A year of which 42 of 365 days are left on the day of the tests. */
const YEAR = { startDate: '2025-05-23', expireDate: '2026-05-22' };
const PURCHASE_ORDER = { ...YEAR, braintreeId: 'PURCHASE_ORDER', autoRenew: false };
/** (504 − 300) × 42 of 365 days. */
const UPGRADE = '23.47';

const portal = duringTests(() => startPortal());

const payment = async () => ({
  ...(await portal.shop.newCard()),
  replacePaymentMethod: true,
  useExistingPaymentMethod: false,
});

/** Two Pro seats, the second of which is left out later. */
async function groupOf(paula: TestUser, spec: object) {
  const seats = [{ licenseType: 0 as const }, { licenseType: 0 as const }];
  const id = await addGroup(portal.shop.vendor, paula, { ...PURCHASE_ORDER, seats, ...spec });
  const [kept = '', left = ''] = (await seatRows(portal.shop, id)).map((seat) => seat.id);
  return { id, kept, left };
}

async function renewFor3Years(paula: TestUser, subscriptionId: string, seatIds: string[], field = 'renewPo') {
  const renewal = { subscriptionId, seatIds, newTerm: 'THREE_YEARS' };
  const { renewal: shown } = await previewRenewal(portal, paula, renewal, field === 'setAutoRenew');
  const { previewId, total } = shown;
  const order = { attemptId: randomUUID(), previewId, total, renewal, payment: await payment() };
  expect(await sendRenewal(portal, paula, field, order)).toMatchObject({ state: 'DONE' });
}

async function endOf(user: TestUser, seatId: string) {
  const query = `{ viewer { subscriptions { nodes {
    expireDate term statusLine { text } seats { nodes { id licenseType expireDate } } } } } }`;
  const { data } = await portal.gateway.ask(query, {}, { token: user.token });
  const group = data.viewer.subscriptions.nodes.find(({ seats }) =>
    seats.nodes.some(({ id }) => id === seatId),
  );
  const seat = group?.seats.nodes.find(({ id }) => id === seatId);
  return { term: group?.term, end: seat?.expireDate ?? group?.expireDate, edition: seat?.licenseType };
}

const LEFT = { term: 'ANNUAL', end: '2026-05-22', edition: 'PRO' };

/** Expects the seat that was left out to be priced and to end by its own term and end. */
async function expectOwnEnd(paula: TestUser, seatId: string) {
  expect(await endOf(paula, seatId)).toEqual(LEFT);
  const { change } = await previewEdition(portal, paula, { seatIds: [seatId] }, 'TEAM');
  expect(change.total).toBe(UPGRADE);
  const { data } = await portal.gateway.ask(
    `query($change: EditionChangeInput!) { editionChangePreview(change: $change) {
      change { groups { lines { derivation { explanation } } } } } }`,
    { change: { seatIds: [seatId], newLicenseType: 'TEAM' } },
    { token: paula.token },
  );
  expect(JSON.stringify(data)).toContain('42 of 365 days not used');
  const paid = { payment: await payment() };
  const upgraded = await orderChange(portal, paula, { seatIds: [seatId], newLicenseType: 'TEAM' }, paid);
  expect(upgraded).toMatchObject({ state: 'DONE', userErrors: [] });
  expect(portal.shop.charges().at(-1)).toBe(UPGRADE);
  expect(await endOf(paula, seatId)).toEqual({ ...LEFT, edition: 'TEAM' });
}

describe('a seat that ends before the others of its purchase', () => {
  test('keeps its own end and price when the others are renewed early and by themselves (CANC-05, EDIT-04, D-122)', async () => {
    const paula = await portal.shop.vendor.user();
    const { id, kept, left } = await groupOf(paula, {});
    await renewFor3Years(paula, id, [kept]);
    await renewFor3Years(paula, id, [kept], 'setAutoRenew');
    const refused = await cancelsIn(portal).uncancel(paula, [left]);
    expect(refused).toMatchObject({ success: false, userErrors: [{ code: 'NOT_ELIGIBLE' }] });
    await expectOwnEnd(paula, left);
    expect((await endOf(paula, kept)).end).toBe('2029-05-22');
  });

  test('keeps them when a failed payment is retried before the end of the term (PAY-14)', async () => {
    const paula = await portal.shop.vendor.user();
    const { id, kept, left } = await groupOf(paula, {
      ...YEAR,
      ...FAILED,
      braintreeId: 'card',
      autoRenew: true,
    });
    const { order, retry } = retriesIn(portal);
    const done = await retry(paula, await order(paula, id, { all: 'RENEW', except: [left] }));
    expect(done).toMatchObject({ state: 'DONE', userErrors: [] });
    await expectOwnEnd(paula, left);
    expect((await endOf(paula, kept)).end).toBe('2027-05-22');
  });

  test('renews with the group that it was left in after an uncancel, and is charged at its end (CANC-05)', async () => {
    const paula = await portal.shop.vendor.user();
    const { id, left } = await groupOf(paula, { ...YEAR, ...FAILED, braintreeId: 'card', autoRenew: true });
    const { order, retry } = retriesIn(portal);
    await retry(paula, await order(paula, id, { all: 'RENEW', except: [left] }));
    const charged = portal.shop.charges().length;
    expect(await cancelsIn(portal).uncancel(paula, [left])).toMatchObject({ success: true });
    expect(portal.shop.charges()).toHaveLength(charged);
    expect(await endOf(paula, left)).toEqual(LEFT);
  });
});

test('counted seats that a retry leaves out stay until their old end (CANC-11, PAY-14, D-90)', async () => {
  const cora = await portal.shop.vendor.user();
  const id = await addGroup(portal.shop.vendor, cora, {
    ...YEAR,
    ...FAILED,
    kind: 'cfb',
    cloudAuthorCount: 3,
    rpPublisherCount: 0,
    seats: [],
  });
  const { order, retry } = retriesIn(portal);
  await retry(cora, await order(cora, id, { all: 'RENEW', except: ['author-3'] }));
  const query = '{ viewer { cloudGroups { nodes { authorCount expireDate section } } } }';
  const { data } = await portal.gateway.ask(query, {}, { token: cora.token });
  expect(data.viewer.cloudGroups.nodes).toEqual(
    expect.arrayContaining([
      { authorCount: 2, expireDate: '2027-05-22', section: 'ACTIVE' },
      { authorCount: 1, expireDate: '2026-05-22', section: 'ACTIVE' },
    ]),
  );
});

test('the upgrade of a group that has not begun costs at most the full difference (D-48)', async () => {
  const ann = await portal.shop.vendor.user();
  const id = await addGroup(portal.shop.vendor, ann, {
    startDate: '2027-01-01',
    expireDate: '2027-12-31',
    seats: [{ licenseType: 0 }],
  });
  const { change } = await previewEdition(portal, ann, { subscriptionId: id }, 'TEAM');
  expect(change.total).toBe('204.00');
});
