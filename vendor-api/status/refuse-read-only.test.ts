import { beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '#tests/testkit/count-rows';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { routesOf } from '../../tests/security/support/routes';
import { buildApp } from '../app';
import { setReadOnlyOverride } from './read-only-mode';

const MESSAGE = 'Back at noon.';
/** POSTs that are allowed, because they change none of a customer's data. */
const HARMLESS = ['POST /login', 'POST /user/dologin', 'POST /user/getOrgsFromIds'];

describe('in read-only mode', () => {
  const shop = duringTests(() => startShop('PGlite'));
  const ann = beforeTests(() => shop.vendor.user());
  beforeAll(async () => {
    await setReadOnlyOverride(shop.vendor.deps, MESSAGE);
  });

  const changing = () =>
    routesOf(buildApp(shop.vendor.deps)).filter(
      (route) =>
        (route.startsWith('POST ') && !HARMLESS.includes(route)) ||
        ['GET /userbilling/storeinvoiceemails', 'GET /user/sendOfflineKey'].includes(route),
    );

  it('every endpoint that changes something says so at the service’s own port, and changes nothing (MODE-06)', async () => {
    const before = await countRows(shop.vendor.deps.db);
    expect(changing().length).toBeGreaterThan(30);
    for (const route of changing()) {
      const [method, path = ''] = route.split(' ');
      const form = method === 'POST' ? { a: 'b' } : undefined;
      const reply = await shop.vendor.call(path, { token: ann.token, ...(form && { form }) });
      expect([route, reply.status, reply.body]).toEqual([
        route,
        403,
        { success: false, errorMessage: MESSAGE },
      ]);
    }
    const capitals = await shop.vendor.call('/CART/BUYRPSUBSCRIPTION/', { token: ann.token, form: rpCart() });
    expect(capitals.status).toBe(403);
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
  });

  it('customers sign in, look and sign out, and buy again when it is over', async () => {
    const token = await shop.vendor.signIn(ann.email);
    expect((await shop.vendor.call('/user/loadLicenseRows', { token })).status).toBe(200);
    expect((await shop.vendor.call('/user/logout', { token })).status).toBe(200);
    await setReadOnlyOverride(shop.vendor.deps, null);
    const { body } = await shop.buy(ann, rpCart(await shop.newCard()));
    expect(body['success']).toBe(true);
  });
});
