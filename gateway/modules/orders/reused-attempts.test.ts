import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import type { TestUser } from '#tests/testkit/start-vendor';
import { addSeats, orderChange, previewChange, sendChange } from '../../testkit/changes';
import { buy, newOrder } from '../../testkit/order';
import { startPortal } from '../../testkit/start-portal';

const DECLINED = '4000111111111115';
const TEAM = { licenseType: 1 as const };

const portal = duringTests(() => startPortal());

const card = { useExistingPaymentMethod: true, recaptchaToken: 'proof' };
const licensee = { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' };

/** One order of every kind, with arbitrary contents. */
const ORDERS: readonly [mutation: string, inputType: string, input: object][] = [
  ['buyRpSubscription', 'BuyRpSubscriptionInput', { cart: { term: 'ANNUAL', proQuantity: 1 }, licensee }],
  ['buyAseSubscription', 'BuyAseSubscriptionInput', { cart: { productType: 'ASEC5' }, licensee }],
  [
    'buyCloudSubscription',
    'BuyCloudSubscriptionInput',
    { cart: { plan: 'CLOUD_FOR_BUSINESS', authorQuantity: 1 }, licensee },
  ],
  ['addUsersToPo', 'AddUsersToPoInput', { cart: { subscriptionGroup: 'g', proQuantity: 1 }, licensee }],
  ['buyUpgrade', 'BuyUpgradeInput', { seatIds: ['s'] }],
  ['changeEdition', 'ChangeEditionInput', { change: { seatIds: ['s'], newLicenseType: 'TEAM' } }],
  ['changeTerm', 'ChangeTermInput', { change: { seatIds: ['s'], newTerm: 'ANNUAL' } }],
  ['reactivate', 'ReactivateInput', { reactivation: { subscriptionId: 'g', newTerm: 'ANNUAL' } }],
  ['retryPayment', 'RetryPaymentInput', { subscriptionId: 'g' }],
  ['renewPo', 'RenewPoInput', { renewal: { subscriptionId: 'g' } }],
  ['setAutoRenew', 'RenewPoInput', { renewal: { subscriptionId: 'g' } }],
  ['acceptTransfer', 'AcceptTransferInput', { subscriptionId: 'g' }],
];

const ordered = z.object({
  order: z.object({
    state: z.string(),
    transactionId: z.string().nullable(),
    userErrors: z.array(z.object({ code: z.string(), field: z.string().nullable() })),
  }),
});

async function send(user: TestUser, [mutation, inputType, input]: (typeof ORDERS)[number], order: object) {
  const { data } = await portal.gateway.ask<unknown>(
    `mutation($input: ${inputType}!) { order: ${mutation}(input: $input) {
      state transactionId userErrors { code field }
    } }`,
    { input: { previewId: 'none', total: '0.00', payment: card, ...input, ...order } },
    { token: user.token },
  );
  return ordered.parse(data).order;
}

const reused = {
  state: 'REFUSED',
  transactionId: null,
  userErrors: [{ code: 'ATTEMPT_REUSED', field: 'attemptId' }],
};

describe('an attempt of a free change', () => {
  let done: {
    attemptId: string;
    previewId: string;
    total: string;
    change: { seatIds: string[]; newLicenseType: string };
  };
  const ann = beforeTests(() => portal.shop.vendor.user());
  beforeAll(async () => {
    const { seatIds } = await addSeats(portal, ann, {}, TEAM, TEAM);
    const change = { seatIds, newLicenseType: 'PRO' };
    const { previewId } = (await previewChange(portal, ann, change)).change;
    done = { attemptId: randomUUID(), previewId, total: '0.00', change };
    expect(await sendChange(portal, ann, done)).toMatchObject({ state: 'DONE', transactionId: null });
  });

  test.each(ORDERS)('does not match %s (D-126)', async (...order) => {
    expect(await send(ann, order, { attemptId: done.attemptId })).toEqual(reused);
    expect(await send(ann, order, { attemptId: done.attemptId, total: '300.00' })).toEqual(reused);
    expect(portal.shop.charges(done.attemptId)).toEqual([]);
  });

  test('matches the same change with its seats in any order', async () => {
    const change = { ...done.change, seatIds: done.change.seatIds.toReversed() };
    expect(await sendChange(portal, ann, { ...done, change })).toMatchObject({ state: 'DONE' });
  });

  test('does not match another change of the same seats, and still matches its own', async () => {
    const change = { ...done.change, newLicenseType: 'ENTERPRISE' };
    const other = await orderChange(portal, ann, change, { attemptId: done.attemptId, payment: card });
    expect(other).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'ATTEMPT_REUSED' }] });
    expect(await sendChange(portal, ann, done)).toMatchObject({ state: 'DONE', transactionId: null });
  });
});

test.each(ORDERS)('an attempt whose card was declined does not match %s (D-126)', async (...order) => {
  const user = await portal.shop.vendor.user();
  const first = await newOrder(portal, user, { proQuantity: 2 }, { payment: await cardOf(DECLINED) });
  expect(await buy(portal, user, first)).toMatchObject({ userErrors: [{ code: 'CARD_DECLINED' }] });
  expect(await send(user, order, { attemptId: first.attemptId })).toEqual(reused);
});

test('an attempt whose card was declined is declined again, and refused with another cart or way of paying', async () => {
  const user = await portal.shop.vendor.user();
  await buy(portal, user, await newOrder(portal, user));
  const order = await newOrder(portal, user, { proQuantity: 2 }, { payment: await cardOf(DECLINED) });
  const declined = await buy(portal, user, order);
  expect(declined).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'CARD_DECLINED' }] });
  expect(await buy(portal, user, order)).toEqual(declined);
  const { attemptId } = order;
  for (const other of [
    await newOrder(portal, user, { proQuantity: 5 }, { attemptId }),
    await newOrder(portal, user, { proQuantity: 2 }, { attemptId, payment: card }),
    { ...order, licensee: { ...licensee, company: 'Kim Ltd' } },
    { ...order, total: '599.99' },
  ])
    expect(await buy(portal, user, other)).toMatchObject(reused);
  expect(portal.shop.charges(attemptId)).toEqual([]);
});

async function cardOf(number: string) {
  return {
    ...(await portal.shop.newCard(number)),
    replacePaymentMethod: true,
    useExistingPaymentMethod: false,
  };
}
