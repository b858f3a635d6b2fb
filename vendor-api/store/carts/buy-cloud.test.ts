import { beforeAll, describe, expect, it } from 'vitest';
import { CFB_CART, cfbCart, cloudCart } from '#tests/testkit/carts';
import { duringTests } from '#tests/testkit/during-tests';
import { organizationOf } from '#tests/testkit/homes';
import { type Purchases, purchasesAt } from '#tests/testkit/purchases';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { insertCoupon } from '../../demo/history';

describe.each(testDatabases)('buying cloud seats on %s', (database) => {
  let bought: Purchases;

  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    bought = purchasesAt(shop, CFB_CART.path);
  });

  it('charges once and makes a group of authors and publishers for the domain (REST-24, CART-04, CLOUD-17, D-31)', async () => {
    const ann = await shop.vendor.user();
    const form = cfbCart({
      authorQuantity: '3',
      publisherQuantity: '2',
      domain: 'acme',
      orgId: 'not-of-this-plan',
      userTotalPrice: '1332.00',
    });
    const { id, confirmation } = await bought.by(ann, form);
    expect(shop.charges().at(-1)).toBe('1332.00');
    expect(confirmation).toMatchObject({
      isSubscription: true,
      isAseSub: false,
      isCloud: false,
      isCfb: true,
      cloudAuthorCount: 3,
      cloudPublisherCount: 2,
      domain: 'acme',
      instanceId: null,
      seatIds: [],
      amount: '1332.00',
    });
    expect(await bought.groups(ann)).toMatchObject([
      {
        id: confirmation['subscriptionId'],
        isCfb: true,
        isLegacyAse: false,
        domain: 'acme',
        cloudAuthorUserCount: 3,
        rpPublisherUserCount: 2,
        startDate: '2026-04-11',
        expireDate: '2027-04-10',
        isAutoRenew: true,
      },
    ]);
    expect(await bought.records(ann)).toMatchObject([
      { purchaseId: id, productName: 'Cloud Author', amount: '612.00', quantity: 3 },
      { purchaseId: id, productName: 'RP Publisher', amount: '720.00', quantity: 2 },
    ]);
  });

  it('makes a group of authors for an organization (REST-24, CLOUD-17, D-31)', async () => {
    const ann = await shop.vendor.user();
    const form = cloudCart({
      term: '5',
      authorQuantity: '2',
      orgId: 'org-9',
      domain: 'not-of-this-plan',
      userTotalPrice: '864.00',
    });
    const { confirmation } = await bought.by(ann, form);
    expect(confirmation).toMatchObject({
      isCloud: true,
      isCfb: false,
      is3Year: true,
      cloudAuthorCount: 2,
      cloudPublisherCount: 0,
      domain: null,
      instanceId: 'org-9',
      newExpireDate: '2029-04-10',
    });
    expect(await bought.groups(ann)).toMatchObject([
      { isCfb: false, isLegacyAse: false, domain: null, cloudAuthorUserCount: 2, rpPublisherUserCount: 0 },
    ]);
  });

  it('is mailed with the name of the organization, as on the screen (CLOUD-10, CONF-12)', async () => {
    const ann = await shop.vendor.user();
    const orgId = await organizationOf(shop, ann);
    const { id } = await bought.by(ann, cloudCart({ orgId }));
    expect((await bought.mail(id)).text).toContain('Organization: Acme Design\n');
  });

  it('books the uses of a coupon over authors and publishers (COUP-13, COUP-07)', async () => {
    const ann = await shop.vendor.user();
    const id = `coupon-of-${ann.id}`;
    const half = { type: 'percent', amount: '50', description: 'Half', endDate: null, uses: 2 } as const;
    const productCodes = [1701001, 1801001];
    await insertCoupon(shop.vendor.deps.db, { ...half, id, userId: ann.id, productCodes });
    const applied = [
      { Id: id, Qty: 1, DiscPerItem: '102.00', TotalDisc: '102.00', ProductCode: 1701001 },
      { Id: id, Qty: 1, DiscPerItem: '180.00', TotalDisc: '180.00', ProductCode: 1801001 },
    ];
    const form = cfbCart({ userTotalPrice: '282.00', appliedCoupons: JSON.stringify(applied) });
    const { confirmation } = await bought.by(ann, form);
    expect(confirmation['amount']).toBe('282.00');
    const { body } = await shop.vendor.call('/user/loadUserCoupons', { token: ann.token });
    expect(body['coupons']).toMatchObject([{ remainingUses: 0, qtyUsed: 2 }]);
  });

  it('is mailed and receipted with products, counts, home and total (CONF-12, SALES-05)', async () => {
    const ann = await shop.vendor.user();
    const business = await bought.by(ann, cfbCart({ domain: 'acme' }));
    const mail = await bought.mail(business.id);
    for (const text of [mail.text, mail.html, await bought.receipt(ann, business.id, '564.00')])
      expect(text).toMatch(/Cloud Author × 1.*\$204\.00.*RP Publisher × 1.*\$360\.00.*\$564\.00/s);
    expect(mail.text).toContain('Domain: acme.axure.cloud');
    const organization = await bought.by(ann, cloudCart({ orgId: 'org-9' }));
    expect((await bought.mail(organization.id)).text).toContain('Organization: org-9');
  });
});
