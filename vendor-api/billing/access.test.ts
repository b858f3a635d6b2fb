import { beforeAll, describe, expect, it } from 'vitest';
import type { VendorCall } from '#tests/testkit/call-vendor';
import { type CardCustomer, newCardCustomer } from '#tests/testkit/card-customer';
import { dumpDatabase } from '#tests/testkit/dump-database';
import { duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';

interface Call extends VendorCall {
  readonly path: string;
}

describe('billing at the service’s own port', () => {
  let ann: CardCustomer;
  let bob: CardCustomer;
  let sale: string;

  const shop = duringTests(() => startShop('PGlite'));
  beforeAll(async () => {
    [ann, bob] = [await newCardCustomer(shop), await newCardCustomer(shop)];
    await ann.save(await ann.form());
    const { body } = await shop.buy(ann.user, { ...rpCart(), ...(await shop.storedCard()) });
    sale = String(body['transactionId']);
  });

  const receipt = (saleId: string, userId = '') =>
    `/history/genInvoice?${new URLSearchParams({ userId, saleId, amount: '300.00' })}`;
  const recipients = (userEmail: string) =>
    `/userbilling/storeinvoiceemails?${new URLSearchParams({ sendInvoice: 'true', invoiceEmails: 'eve@x.com', userEmail })}`;

  /** Every call of the two controllers, with Ann's arguments. */
  const calls = async (): Promise<Call[]> => [
    { path: '/userbilling/GetBillingInfo' },
    { path: '/userbilling/GetSaleRecords' },
    { path: '/userbilling/GetBillingTokens' },
    { path: recipients(ann.user.email) },
    { path: '/userbilling/updatebillingname', json: { Company: 'Mallory Ltd' } },
    { path: '/userbilling/submitupdate', json: await ann.change() },
    { path: receipt(sale, ann.user.id) },
  ];

  it('asks for a session at every endpoint, in any spelling, and does nothing without one (AUTH-24)', async () => {
    const before = await dumpDatabase(shop.vendor.deps.db);
    for (const { path, ...call } of await calls()) {
      for (const token of ['', 'nonsense', `${ann.user.token}x`, 'Basic YW5uOmFubg==']) {
        for (const spelled of [path, path.replace(/^[^?]+/, (name) => name.toUpperCase())]) {
          const reply = await shop.vendor.call(spelled, { ...call, token });
          expect([spelled, token, reply.status, reply.text]).toEqual([
            spelled,
            token,
            401,
            '{"success":false}',
          ]);
        }
      }
    }
    expect(await dumpDatabase(shop.vendor.deps.db)).toBe(before);
  });

  it('takes no session for somebody else’s', async () => {
    const { body } = await shop.vendor.call('/userbilling/GetSaleRecords', { token: bob.user.token });
    expect(body).toEqual({ success: true, records: [], renewal: ['False', bob.user.email] });
    expect((await bob.info())['hasExistingPaymentMethod']).toBe(false);
  });

  it('refuses requests that name another customer, or what belongs to one, and changes nothing', async () => {
    const before = await dumpDatabase(shop.vendor.deps.db);
    const refused: [Call, number][] = [
      [{ path: recipients(ann.user.email) }, 403],
      [{ path: receipt(sale, ann.user.id) }, 403],
      [{ path: receipt(sale, bob.user.id) }, 404],
      [{ path: receipt(sale) }, 404],
      [{ path: receipt(`${sale}-1`) }, 404],
      [{ path: receipt(sale.toLowerCase()) }, 404],
      [{ path: receipt(`${sale}' or '1'='1`) }, 404],
      [{ path: receipt('%') }, 404],
    ];
    for (const [{ path, ...call }, status] of refused) {
      const reply = await shop.vendor.call(path, { ...call, token: bob.user.token });
      expect([path, reply.status]).toEqual([path, status]);
      expect(reply.text).not.toMatch(new RegExp(`%PDF|${ann.user.email}|Ann Lee|1111`));
    }
    expect(await dumpDatabase(shop.vendor.deps.db)).toBe(before);
  });

  it('changes no card but the caller’s own: details without a card on file are refused (BILL-10)', async () => {
    const before = await ann.info();
    const change = await bob.change();
    expect(
      (await bob.save({ ...change, userId: ann.user.id, userEmail: ann.user.email })).body,
    ).toMatchObject({
      success: false,
    });
    expect(await ann.info()).toEqual(before);
    expect((await bob.info())['hasExistingPaymentMethod']).toBe(false);
  });

  it.each([
    { saleId: ['a', 'b'], amount: '300.00' },
    { saleId: '', amount: '300.00' },
    { saleId: 'x'.repeat(65), amount: '300.00' },
    { saleId: 'a' },
  ])('gives no receipt for a question like %j', async (question) => {
    const pairs = Object.entries(question).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one]),
    );
    const path = `/history/genInvoice?${new URLSearchParams(pairs)}`;
    expect((await shop.vendor.call(path, { token: ann.user.token })).status).toBe(400);
  });

  it.each(['', '300', '300.000', '3e2', '-300.00', 'NaN', '$300.00', '299.99'])(
    'gives a receipt for its own amount alone, not for %j',
    async (amount) => {
      const path = `/history/genInvoice?${new URLSearchParams({ saleId: sale, amount })}`;
      const { status } = await shop.vendor.call(path, { token: ann.user.token });
      expect(status).toBe(amount === '300' ? 200 : 403);
    },
  );
});
