import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addLicenses, renameProduct } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../../testkit/start-portal';

const PREVIEW = `query($seatIds: [ID!]!) { upgradePreview(seatIds: $seatIds) {
  upgrade {
    previewId total skippedSeatIds skipped { id productName upgradeEligibility { message } }
    seats { seatId product newProduct price license { id productName managers } }
    lines { product quantity total derivation { label explanation amount } }
  }
  userErrors { code message field seatIds }
} }`;

const BUY = `mutation($input: BuyUpgradeInput!) { buyUpgrade(input: $input) {
  success state transactionId
  preview { previewId total seats { seatId } }
  userErrors { code message field seatIds }
  viewer { id }
} }`;

const PRO = 'Axure RP 8 Pro';
const TEAM = 'Axure RP 8 Team';
const CURRENT = 'Axure RP 9 Team';

const portal = duringTests(() => startPortal());

const licenses = (owner: TestUser, ...products: string[]) => addLicenses(portal.shop.vendor, owner, products);

async function preview(user: TestUser, seatIds: readonly string[]) {
  const { data } = await portal.gateway.ask(PREVIEW, { seatIds }, { token: user.token });
  return data.upgradePreview;
}

async function order(user: TestUser, seatIds: readonly string[], overrides: object = {}) {
  const { upgrade } = await preview(user, seatIds);
  const card = await portal.shop.newCard();
  return {
    attemptId: randomUUID(),
    previewId: upgrade.previewId,
    total: upgrade.total,
    seatIds,
    payment: { ...card, replacePaymentMethod: true, useExistingPaymentMethod: false },
    ...overrides,
  };
}

async function buy(user: TestUser, input: object) {
  const { data } = await portal.gateway.ask(BUY, { input }, { token: user.token });
  return data.buyUpgrade;
}

describe('the preview of an upgrade', () => {
  test('prices each license by its name and skips what cannot be upgraded (PERP-03, PERP-06)', async () => {
    const ann = await portal.shop.vendor.user();
    const [pro = '', team = '', current = ''] = await licenses(ann, PRO, TEAM, CURRENT);
    const { upgrade, userErrors } = await preview(ann, [pro, team, current]);
    expect(userErrors).toEqual([]);
    expect(upgrade).toMatchObject({
      total: '599.00',
      skippedSeatIds: [current],
      seats: [
        { seatId: pro, product: PRO, newProduct: CURRENT, price: '400.00' },
        { seatId: team, product: TEAM, newProduct: CURRENT, price: '199.00' },
      ],
    });
    expect(upgrade.seats[0]?.license).toEqual({ id: pro, productName: PRO, managers: ['Me'] });
    expect(upgrade.skipped).toEqual([
      {
        id: current,
        productName: CURRENT,
        upgradeEligibility: {
          message: 'Only RP 8 licenses and Pro licenses can be upgraded to Axure RP 9.',
        },
      },
    ]);
  });

  test('adds up product by product: 2 Pro and 1 Team are $999.00 (PERP-06)', async () => {
    const ann = await portal.shop.vendor.user();
    const { upgrade } = await preview(ann, await licenses(ann, PRO, TEAM, PRO));
    const product = (from: string) => `Axure RP 9 Team, upgrade from ${from}`;
    expect(upgrade.total).toBe('999.00');
    expect(upgrade.lines).toEqual([
      {
        product: product(PRO),
        quantity: 2,
        total: '800.00',
        derivation: [{ label: `${product(PRO)} × 2`, explanation: '$400.00 × 2', amount: '800.00' }],
      },
      {
        product: product(TEAM),
        quantity: 1,
        total: '199.00',
        derivation: [{ label: `${product(TEAM)} × 1`, explanation: null, amount: '199.00' }],
      },
    ]);
  });

  test('gives the reason of a refusal', async () => {
    const [ann, bob] = [await portal.shop.vendor.user(), await portal.shop.vendor.user()];
    const [current = ''] = await licenses(ann, CURRENT);
    const [foreign = ''] = await licenses(bob, PRO);
    const refusal = async (ids: string[]) => (await preview(ann, ids)).userErrors[0];
    expect(await refusal([])).toMatchObject({ code: 'EMPTY_CART', message: 'Please select a product' });
    expect(await refusal([current, current])).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await refusal([foreign])).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Only the owner or a manager of a perpetual license can upgrade it.',
      seatIds: [foreign],
    });
    expect(await refusal([current])).toMatchObject({
      code: 'NOT_ALLOWED',
      message: 'None of the selected licenses can be upgraded to Axure RP 9.',
    });
  });
});

describe('an order of upgrades', () => {
  test('buys what was previewed, once, and confirms it with the keys (PERP-07, PERP-11)', async () => {
    const ann = await portal.shop.vendor.user();
    const ids = await licenses(ann, PRO, TEAM, CURRENT);
    const input = await order(ann, ids);
    const bought = await buy(ann, input);
    expect(bought).toMatchObject({ success: true, state: 'DONE', userErrors: [], viewer: { id: ann.id } });
    expect(portal.shop.charges(input.attemptId)).toEqual(['599.00']);
    expect(await buy(ann, input)).toMatchObject({ state: 'DONE', transactionId: bought.transactionId });
    expect(portal.shop.charges(input.attemptId)).toEqual(['599.00']);

    const { data } = await portal.gateway.ask(
      `query($id: ID!) {
        confirmation(saleId: $id) { variant termName teamKeys amount actions licensee lines { product total } }
        viewer { sales { nodes { id termName amount } } }
      }`,
      { id: bought.transactionId },
      { token: ann.token },
    );
    expect(data.confirmation).toMatchObject({
      variant: 'PERPETUAL_KEYS',
      termName: '',
      amount: '599.00',
      actions: ['BILLING', 'MANAGE_PRODUCTS'],
    });
    expect(data.confirmation.teamKeys).toHaveLength(2);
    expect(data.viewer.sales.nodes).toMatchObject([{ id: bought.transactionId, termName: 'Perpetual' }]);
    expect((await preview(ann, ids)).userErrors[0]?.code).toBe('NOT_ALLOWED');
  });

  test('is refused with the price of now when a license has changed since', async () => {
    const ann = await portal.shop.vendor.user();
    const [first = '', second = ''] = await licenses(ann, PRO, PRO);
    const input = await order(ann, [first, second]);
    await renameProduct(portal.shop.vendor, first, TEAM);
    const changed = await buy(ann, input);
    expect(changed).toMatchObject({
      success: false,
      state: 'REFUSED',
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
    expect(changed.preview).toMatchObject({ total: '599.00' });
    expect(portal.shop.charges(input.attemptId)).toEqual([]);
    const { previewId, total } = changed.preview;
    const again = await order(ann, [first, second], { previewId, total });
    expect(await buy(ann, again)).toMatchObject({ state: 'DONE' });
  });

  test('is refused for another total, another way of paying, and under the attempt of something else', async () => {
    const ann = await portal.shop.vendor.user();
    const [first = '', second = ''] = await licenses(ann, PRO, TEAM);
    const input = await order(ann, [first]);
    const code = async (change: object) => (await buy(ann, { ...input, ...change })).userErrors[0]?.code;
    expect(await code({ total: '0.01' })).toBe('PRICE_CHANGED');
    expect(await code({ payment: { ...input.payment, useExistingPaymentMethod: true } })).toBe(
      'INVALID_PAYMENT_METHOD',
    );
    expect(await code({ attemptId: 'no' })).toBe('INVALID_INPUT');
    expect(await code({ seatIds: [] })).toBe('EMPTY_CART');
    expect(await buy(ann, input)).toMatchObject({ state: 'DONE' });
    const other = await order(ann, [second], { attemptId: input.attemptId });
    expect((await buy(ann, other)).userErrors[0]?.code).toBe('ATTEMPT_REUSED');
  });
});
