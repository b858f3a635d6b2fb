import { describe, expect, it } from 'vitest';
import { cfbCart } from '#tests/testkit/carts';
import { groupRow } from '#tests/testkit/renewals';
import { racedDatabases } from '#tests/testkit/test-databases';
import { customerOf, orderOf, saleOf, untilDone } from '../carts/testkit/moving-groups';
import { pausingShop } from '../carts/testkit/pausing-shop';

const CFB = '/cart/buyCloudSubscription';
const ELSEWHERE =
  'This group is for another domain or organization. Please choose another group or a new one.';

describe.each(racedDatabases)('two purchases for the domain of one group, on %s', (database) => {
  const { captcha, shop } = pausingShop(database);

  const group = () => {
    const authors = { kind: 'cfb' as const, seats: [], cloudAuthorCount: 1 };
    return customerOf(shop, { startDate: '2026-01-01', expireDate: '2026-12-31', ...authors });
  };

  const authorOf = (id: string, domain: string) => {
    const into = { subscriptionGroup: id, cotermGroup: id, domain };
    const form = () => cfbCart({ ...into, publisherQuantity: '0', authorSubAdj: '55.89' });
    return orderOf(shop, { form, total: '148.11' }, id);
  };

  it('are refused before the charge when the group has got another one meanwhile, and again when repeated (CLOUD-17)', async () => {
    const { user, id, key } = await group();
    const [foo, bar] = [await authorOf(id, 'foo'), await authorOf(id, 'bar')];
    captcha.beforeNext(() => shop.buy(user, bar, crypto.randomUUID(), CFB));
    const { body, text } = await shop.buy(user, foo, key, CFB);
    expect(body).toEqual({ success: false, transactionId: '', errorMessage: ELSEWHERE, code: 'NOT_ALLOWED' });
    expect((await shop.buy(user, foo, key, CFB)).text).toBe(text);
    expect(shop.charges(key)).toEqual([]);
    expect(await groupRow(shop, id)).toMatchObject({ domain: 'bar', cloudAuthorCount: 2 });
  });

  it('get each the domain that was paid for when both are charged (CLOUD-17, CART-04)', async () => {
    const { user, id, key } = await group();
    const [foo, bar] = [await authorOf(id, 'foo'), await authorOf(id, 'bar')];
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    expect((await shop.buy(user, foo, key, CFB)).body).toMatchObject({ processing: true });
    shop.vendor.deps.faults.set({});
    expect((await shop.buy(user, bar, crypto.randomUUID(), CFB)).body).toMatchObject({ success: true });
    const { transactionId } = await untilDone(shop, user, key);
    expect((await shop.buy(user, foo, key, CFB)).body).toMatchObject({ success: true, transactionId });
    expect(shop.charges(key)).toEqual(['148.11']);
    const sale = await saleOf(shop, key);
    expect(sale.confirmation).toMatchObject({ domain: 'foo', newExpireDate: '2026-12-31' });
    expect(await groupRow(shop, id)).toMatchObject({ domain: 'bar', cloudAuthorCount: 2 });
    const own = { domain: 'foo', cloudAuthorCount: 1, startDate: '2026-01-01', expireDate: '2026-12-31' };
    expect(await groupRow(shop, sale.subscriptionId ?? '')).toMatchObject(own);
  });
});
