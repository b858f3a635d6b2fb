import { beforeAll, describe, expect, it } from 'vitest';
import { ASE_CART, aseCart } from '#tests/testkit/carts';
import { duringTests } from '#tests/testkit/during-tests';
import { type Purchases, purchasesAt } from '#tests/testkit/purchases';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';

describe.each(testDatabases)('buying a bundle on %s', (database) => {
  let bought: Purchases;

  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    bought = purchasesAt(shop, ASE_CART.path);
  });

  it('charges once and makes a group with one seat for the domain, which the buyer manages (REST-23, CART-03, CART-23, CLOUD-17, D-31, D-41)', async () => {
    const ann = await shop.vendor.user();
    const form = aseCart({ productType: 'ASEC20', domain: 'Acme.axure.cloud', userTotalPrice: '4080.00' });
    const { id, confirmation } = await bought.by(ann, form);
    expect(shop.charges().at(-1)).toBe('4080.00');
    const { body } = await shop.vendor.call('/user/loadLicenseRows', { token: ann.token });
    expect(body['subRows']).toEqual([]);
    expect(body['aseRows']).toMatchObject([
      {
        seatId: (confirmation['seatIds'] as string[])[0],
        assignedTo: 'acme',
        managers: [ann.email],
        licenseType: 5,
        product: 'Cloud for Business - 20 Publishers',
        expireDate: null,
        subscription: { term: 2, multiplier: 1, startDate: '2026-04-11', isLegacyAse: true, autoRenew: true },
      },
    ]);
    expect(await bought.groups(ann)).toMatchObject([
      { id: confirmation['subscriptionId'], isLegacyAse: true, isCfb: false, domain: 'acme', licenseType: 5 },
    ]);
    expect(await bought.records(ann)).toMatchObject([
      {
        purchaseId: id,
        productName: 'Cloud for Business - 20 Publishers',
        amount: '4080.00',
        quantity: 1,
        term: 2,
      },
    ]);
  });

  it('is confirmed by its name, domain and price, step by step (REST-37, CONF-07)', async () => {
    const ann = await shop.vendor.user();
    const { confirmation } = await bought.by(ann, aseCart({ domain: 'acme' }));
    expect(confirmation).toMatchObject({
      success: true,
      isSubscription: true,
      isAseSub: true,
      isCloud: false,
      isCfb: false,
      aseProductName: 'Cloud for Business - 5 Publishers',
      term: 2,
      licensee: 'Lee Ltd',
      domain: 'acme',
      instanceId: null,
      proCount: 0,
      cloudAuthorCount: 0,
      newExpireDate: '2027-04-10',
      amount: '1020.00',
      lines: [
        {
          productName: 'Cloud for Business - 5 Publishers',
          quantity: 1,
          amount: '1020.00',
          derivation: [
            {
              kind: 'LIST_PRICE',
              label: 'Cloud for Business - 5 Publishers × 1',
              explanation: null,
              quantity: 1,
              each: '1020.00',
              amount: '1020.00',
            },
          ],
        },
      ],
    });
  });

  it('leaves the domain open when none is named (CLOUD-17)', async () => {
    const ann = await shop.vendor.user();
    const { confirmation } = await bought.by(ann, aseCart());
    expect(confirmation['domain']).toBeNull();
    expect(await bought.groups(ann)).toMatchObject([{ domain: null }]);
  });

  it.each([
    ['ASEC5', '1', '100.00'],
    ['ASEC10', '2', '2040.00'],
    ['ASEC50', '4', '17496.00'],
    ['ASEC100', '5', '44928.00'],
  ])(
    'costs the list price: %s, term %s, %s (PRICE-02, PRICE-23)',
    async (productType, term, userTotalPrice) => {
      const ann = await shop.vendor.user();
      const { confirmation } = await bought.by(ann, aseCart({ productType, term, userTotalPrice }));
      expect(confirmation['amount']).toBe(userTotalPrice);
    },
  );

  it('is mailed and receipted with product, domain and total (CONF-12, SALES-05)', async () => {
    const ann = await shop.vendor.user();
    const { id } = await bought.by(ann, aseCart({ domain: 'acme' }));
    const mail = await bought.mail(id);
    for (const text of [mail.text, mail.html])
      expect(text).toMatch(/Cloud for Business - 5 Publishers.*\$1,020\.00/s);
    expect(mail.text).toContain('Domain: acme.axure.cloud');
    expect(await bought.receipt(ann, id, '1020.00')).toMatch(
      /Cloud for Business - 5 Publishers.*\$1,020\.00/,
    );
  });
});
