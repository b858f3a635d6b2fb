import { beforeAll, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { times } from '#tests/testkit/order-attempt';
import { startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { PRICE_CHANGED, REACTIVATE_RP, type Reactivations, reactivationsAt } from './testkit/reactivations';

describe.each(racedDatabases)('orders to reactivate RP seats on %s', (database) => {
  let at: Reactivations;

  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    at = reactivationsAt(shop, REACTIVATE_RP);
  });

  it.each([
    ['is active', { expireDate: '2026-12-31', startDate: '2026-01-01' }],
    ['is canceled and not over', { expireDate: '2026-04-11' }],
    ['is of another kind', { kind: 'ase' }],
    ['has no seats', { seats: [] }],
    ['holds what is not on sale', { seats: [{ licenseType: 11 }] }],
  ] as const)('is not for a group that %s (REAC-01, ERR-28, T-16)', async (_name, spec) => {
    const ann = await shop.vendor.user();
    const fields = await at.form(await at.ended(ann, spec), { seatIds: 'any' });
    const text = 'kind' in spec ? 'Error occurred during reactivation' : 'Error occured during reactivation';
    await at.expectRefusal(ann, fields, 'NOT_ALLOWED', text);
  });

  it("is not for another customer's group, nor with another's seats (REAC-02, ERR-34)", async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const [own, foreign] = [await at.ended(ann), await at.ended(bob)];
    await at.expectRefusal(ann, await at.form(foreign), 'NOT_OWNER', NOT_OWNER);
    await at.expectRefusal(ann, await at.form('unknown', { seatIds: 'x' }), 'NOT_OWNER', NOT_OWNER);
    const { seatIds = '' } = await at.form(foreign);
    await at.expectRefusal(ann, await at.form(own, { seatIds }), 'PRICE_CHANGED', PRICE_CHANGED);
    const pretended = await shop.buy(ann, await at.form(own, { userId: bob.id }), undefined, REACTIVATE_RP);
    expect(pretended.status).toBe(403);
  });

  it.each([
    ['of another term', { term: 1 }, 'NOT_ALLOWED'],
    ['that is past due', { firstFailedPaymentAttempt: 1 }, 'NOT_ALLOWED'],
    ['that waits for another owner', { pendingOwnerEmail: 'max@acme.example' }, 'NOT_ALLOWED'],
    ['of another kind', { kind: 'cfb', seats: [] }, 'NOT_ALLOWED'],
    ['by purchase order', { braintreeId: 'PURCHASE_ORDER' }, 'NOT_ALLOWED'],
  ] as const)('does not join a group %s (REAC-05, T-17, D-36)', async (_name, spec, code) => {
    const ann = await shop.vendor.user();
    const cotermGroup = await at.group(ann, spec);
    await at.expectRefusal(ann, await at.form(await at.ended(ann), { cotermGroup }), code, CLOSED);
  });

  it("joins neither itself nor another customer's group (T-17)", async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const id = await at.ended(ann);
    await at.expectRefusal(ann, await at.form(id, { cotermGroup: id }), 'NOT_ALLOWED', CLOSED);
    await at.expectRefusal(
      ann,
      await at.form(id, { cotermGroup: await at.group(bob) }),
      'NOT_OWNER',
      NOT_OWNER,
    );
  });

  it('is refused at any other price than that of now (D-39, CART-19)', async () => {
    const ann = await shop.vendor.user();
    const id = await at.ended(ann);
    const coupons = JSON.stringify([{ Qty: 1, DiscPerItem: '1.00', TotalDisc: '1.00' }]);
    for (const wrong of [
      { userTotalPrice: '0.00' },
      { userTotalPrice: '599.99' },
      { newTerm: '1', userTotalPrice: '600.00' },
      { appliedCoupons: coupons },
    ]) {
      await at.expectRefusal(ann, await at.form(id, wrong), 'PRICE_CHANGED', PRICE_CHANGED);
    }
    await at.expectRefusal(ann, await at.form(id, { seatIds: '' }), 'EMPTY_CART', 'Please select a product');
    const two = JSON.stringify([id, await at.ended(ann)]);
    const oneOnly = 'Please choose one subscription group.';
    await at.expectRefusal(ann, await at.form(id, { subscriptionGroups: two }), 'INVALID_INPUT', oneOnly);
  });

  it('is charged once however often it is sent', async () => {
    const ann = await shop.vendor.user();
    const id = await at.ended(ann);
    const fields = await at.form(id);
    const card = await shop.newCard();
    const key = `attempt-of-${ann.id.slice(0, 20)}`;
    const replies = await times(6, () => shop.buy(ann, { ...fields, ...card }, key, REACTIVATE_RP));
    expect(new Set(replies.map(({ body }) => body['transactionId'])).size).toBe(1);
    expect(shop.charges(key)).toEqual(['600.00']);
    expect(await at.send(ann, await at.form(id))).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
  });
  it('is charged once however many try at the same time, each with an order of its own', async () => {
    const ann = await shop.vendor.user();
    const id = await at.ended(ann);
    const target = await at.group(ann);
    const fields = [
      await at.form(id),
      await at.form(id, { newTerm: '5' }),
      await at.form(id, { cotermGroup: target }),
    ];
    const taken = shop.charges().length;
    const replies = await Promise.all([...fields, ...fields].map((each) => at.send(ann, each)));
    expect(replies.filter(({ success }) => success === true)).toHaveLength(1);
    expect(shop.charges()).toHaveLength(taken + 1);
  });
});

const CLOSED = 'Seats cannot be added to this subscription. Please choose another group or a new one.';
const NOT_OWNER =
  'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes';
