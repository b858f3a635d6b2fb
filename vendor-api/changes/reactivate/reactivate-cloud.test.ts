import { beforeAll, describe, expect, it } from 'vitest';
import { CFB_CART, cfbCart, cloudCart } from '#tests/testkit/carts';
import { duringTests } from '#tests/testkit/during-tests';
import { type Purchases, purchasesAt } from '#tests/testkit/purchases';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import type { GroupSpec } from '../../demo/builders';
import { PRICE_CHANGED, type Reactivations, reactivationsAt } from './testkit/reactivations';

const PATH = CFB_CART.path;
type Form = Record<string, string>;

describe.each(testDatabases)('reactivating cloud seats on %s', (database) => {
  let reactivated: Purchases;
  let at: Reactivations;

  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    reactivated = purchasesAt(shop, PATH);
    at = reactivationsAt(shop, PATH);
  });

  const group = (user: TestUser, spec: Partial<GroupSpec> = {}) => at.group(user, { ...CFB, ...spec });
  const ended = (user: TestUser, spec: Partial<GroupSpec> = {}) => at.ended(user, { ...CFB, ...spec });
  const back = (reactivatingSub: string, more: Form = {}) =>
    cfbCart({ isReactivate: 'true', reactivatingSub, ...more });

  it('starts a new period with the counts chosen, for the domain that the group had (REAC-11, REST-24)', async () => {
    const ann = await shop.vendor.user();
    const id = await ended(ann, { domain: 'acme' });
    const { confirmation } = await reactivated.by(ann, back(id));
    expect(await at.rowOf(id)).toMatchObject({
      domain: 'acme',
      cloudAuthorCount: 1,
      rpPublisherCount: 1,
      startDate: '2026-04-11',
      expireDate: '2027-04-10',
      canceled: false,
      autoRenew: true,
    });
    expect(confirmation).toMatchObject({
      isReactivate: true,
      isCfb: true,
      cloudAuthorCount: 1,
      cloudPublisherCount: 1,
      domain: 'acme',
      subscriptionId: id,
    });
  });

  it('brings an organization back, which says itself which one it is', async () => {
    const ann = await shop.vendor.user();
    const id = await ended(ann, { kind: 'cloud', instanceId: 'org-1', rpPublisherCount: 0 });
    const sent = cloudCart({ isReactivate: 'true', reactivatingSub: id, isCfb: '', orgId: '' });
    const { confirmation } = await reactivated.by(ann, sent);
    expect(confirmation).toMatchObject({ isCloud: true, isReactivate: true, instanceId: 'org-1' });
  });

  it('adds the counts to the group that it joins, and the ended group is no more', async () => {
    const ann = await shop.vendor.user();
    const [id, target] = [await ended(ann), await group(ann, { domain: 'acme' })];
    const joined = { cotermGroup: target, subscriptionGroup: target, ...CFB_CART.joined };
    const { confirmation } = await reactivated.by(ann, back(id, joined));
    expect(confirmation).toMatchObject({ isReactivate: true, subscriptionId: target, domain: 'acme' });
    expect(await at.rowOf(target)).toMatchObject({
      cloudAuthorCount: 3,
      rpPublisherCount: 2,
      expireDate: '2026-12-31',
    });
    expect(await at.rowOf(id)).toBeUndefined();
  });

  it('is refused by owner, kind and choice, in this order (REAC-02, REAC-08, REAC-09, ERR-35, ERR-51, T-16)', async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const none = { authorQuantity: '0', publisherQuantity: '0', userTotalPrice: '0.00' };
    await at.expectRefusal(ann, back(await ended(bob), none), 'NOT_OWNER', NOT_OWNER);
    await at.expectRefusal(ann, back('unknown', none), 'NOT_OWNER', NOT_OWNER);
    const bundle = await ended(ann, { kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] });
    await at.expectRefusal(ann, back(bundle, none), 'NOT_ALLOWED', FAILED);
    await at.expectRefusal(ann, back(await ended(ann), none), 'EMPTY_CART', 'Please select a product');
  });

  it('is refused for a group that is not over, for RP seats, and without a group (REAC-01, ERR-28)', async () => {
    const ann = await shop.vendor.user();
    await at.expectRefusal(ann, back(await group(ann)), 'NOT_ALLOWED', FAILED);
    await at.expectRefusal(ann, back(await ended(ann, { kind: 'rp' })), 'NOT_ALLOWED', FAILED);
    const half = 'A subscription cannot be reactivated by this order.';
    await at.expectRefusal(ann, back(''), 'INVALID_INPUT', half);
    await at.expectRefusal(ann, back(await ended(ann), { isReactivate: 'false' }), 'INVALID_INPUT', half);
  });

  it('is refused for another domain than that of its group or of the one that it joins', async () => {
    const ann = await shop.vendor.user();
    const elsewhere =
      'This group is for another domain or organization. Please choose another group or a new one.';
    const id = await ended(ann, { domain: 'acme' });
    await at.expectRefusal(ann, back(id, { domain: 'other' }), 'NOT_ALLOWED', elsewhere);
    const cotermGroup = await group(ann, { domain: 'other' });
    await at.expectRefusal(ann, back(id, { cotermGroup }), 'NOT_ALLOWED', elsewhere);
  });

  it('is refused at any other price than that of now, and takes a total (D-39)', async () => {
    const ann = await shop.vendor.user();
    const id = await ended(ann);
    for (const wrong of [
      { userTotalPrice: '' },
      { userTotalPrice: '1.00' },
      { authorSubAdj: '1.00' },
      { authorQuantity: '2' },
    ]) {
      await at.expectRefusal(ann, back(id, wrong), 'PRICE_CHANGED', PRICE_CHANGED);
    }
  });
});

const FAILED = 'Error occurred during reactivation';
const NOT_OWNER =
  'You do not have ownership of the selected subscription. Please contact the subscription owner to make these changes';
const CFB = { kind: 'cfb', cloudAuthorCount: 2, rpPublisherCount: 1, seats: [] } as const;
