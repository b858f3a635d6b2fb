import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date';
import { duringTests } from '#tests/testkit/during-tests';
import { buy, newOrder } from '../../testkit/order';
import { startPortal } from '../../testkit/start-portal';

const portal = duringTests(() => startPortal());

const PERIODS = `query($id: ID!) {
  confirmation(saleId: $id) { newExpireDate }
  cartPreview(cart: { term: ANNUAL, proQuantity: 1 }) { cart { previewId expireDate nextBillingDate } }
}`;

test('an order from before midnight is shown again, since it would renew a day later than shown (PRICE-16, PRICE-22)', async () => {
  const { clock } = portal.shop.vendor.deps;
  const user = await portal.shop.vendor.user();
  const order = await newOrder(portal, user);
  // The price is the same tomorrow, but not the end of the period.
  const tomorrow = addDays(clock.today(), 1);
  clock.today = () => tomorrow;

  const late = await buy(portal, user, order);
  expect(late).toMatchObject({
    state: 'REFUSED',
    userErrors: [{ code: 'PRICE_CHANGED' }],
    preview: { total: order.total },
  });
  expect(portal.shop.charges(order.attemptId)).toEqual([]);

  const again = await newOrder(portal, user, {}, { previewId: late.preview.previewId });
  const bought = await buy(portal, user, again);
  expect(bought).toMatchObject({ state: 'DONE', userErrors: [] });
  const { data } = await portal.gateway.ask(PERIODS, { id: bought.transactionId }, { token: user.token });
  expect(data.cartPreview.cart).toEqual({
    previewId: late.preview.previewId,
    expireDate: '2027-04-11',
    nextBillingDate: '2027-04-12',
  });
  expect(data.confirmation.newExpireDate).toBe('2027-04-11');
});
