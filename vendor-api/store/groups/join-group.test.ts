import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ASE_CART, CFB_CART, CLOUD_CART, SAMPLE_CARTS, type SampleCart } from '#tests/testkit/carts';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { times } from '#tests/testkit/order-attempt';
import { mailsFor } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { seats, subscriptions } from '../../db/schema/licenses';
import { type GroupSpec, insertGroup } from '../../demo/builders';

const CLOSED = 'Seats cannot be added to this subscription. Please choose another group or a new one.';
const ELSEWHERE =
  'This group is for another domain or organization. Please choose another group or a new one.';

describe.each(racedDatabases)('buying into a group on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  const group = (user: TestUser, { groupKind }: SampleCart, spec: Partial<GroupSpec> = {}) =>
    insertGroup(shop.vendor.deps.db, user, {
      kind: groupKind,
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      ...held(groupKind),
      ...spec,
    });

  const joining = async (cart: SampleCart, groupId: string, overrides: Record<string, string> = {}) => ({
    ...cart.form({ ...cart.joined, subscriptionGroup: groupId, cotermGroup: groupId, ...overrides }),
    ...(await shop.newCard()),
  });

  const stored = async (id: string) => {
    const { db } = shop.vendor.deps;
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    return { row, seats: await db.select().from(seats).where(eq(seats.subscriptionId, id)) };
  };

  describe.each(SAMPLE_CARTS)('$name', (cart) => {
    it('costs the rest of its period and adds to what it holds (CART-22, PRICE-22, BUY-14, D-40)', async () => {
      const ann = await shop.vendor.user();
      const id = await group(ann, cart);
      const { body } = await shop.buy(ann, await joining(cart, id), undefined, cart.path);
      expect(body['success']).toBe(true);
      const found = await stored(id);
      expect(found.row).toMatchObject({
        startDate: '2026-01-01',
        expireDate: '2026-12-31',
        ...ONE_MORE[cart.groupKind],
      });
      expect(found.seats).toHaveLength(isCounted(cart) ? 0 : 2);
      expect(shop.charges().at(-1)).toBe(cart.joined.userTotalPrice);
    });

    it('comes whole to twenty buyers at once (CART-22)', async () => {
      const ann = await shop.vendor.user();
      const id = await group(ann, cart);
      const forms = await times(20, () => joining(cart, id));
      const before = shop.charges().length;
      const replies = await times(20, (index) => shop.buy(ann, forms[index] ?? {}, undefined, cart.path));
      expect(replies.map(({ body }) => body['errorMessage'])).toEqual(Array(20).fill(''));
      expect(shop.charges().slice(before)).toEqual(Array(20).fill(cart.joined.userTotalPrice));
      const { row, seats: rows } = await stored(id);
      const counted = isCounted(cart);
      expect(rows).toHaveLength(counted ? 0 : 21);
      expect(new Set(rows.map(({ ordinal }) => ordinal)).size).toBe(counted ? 0 : 21);
      expect(row?.cloudAuthorCount).toBe(counted ? 22 : 0);
      expect(row?.rpPublisherCount).toBe(cart === CFB_CART ? 21 : 0);
    });

    it.each([
      ['canceled', { canceled: true }],
      ['ended', { startDate: '2025-01-01', expireDate: '2025-12-31' }],
      ['not renewing', { autoRenew: false }],
      ['past due', { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' }],
      ['in transfer', { pendingOwnerEmail: 'max@test.example' }],
    ])('is not for a group that is %s (BUY-15, D-36)', async (_name, spec) => {
      const ann = await shop.vendor.user();
      const id = await group(ann, cart, spec);
      await expectRefusal(ann, cart, await joining(cart, id), 'NOT_ALLOWED', CLOSED);
    });

    it('is not for a group of another kind (BUY-15, D-36)', async () => {
      const ann = await shop.vendor.user();
      for (const other of SAMPLE_CARTS.filter(({ groupKind }) => groupKind !== cart.groupKind)) {
        const id = await group(ann, other);
        await expectRefusal(ann, cart, await joining(cart, id), 'NOT_ALLOWED', CLOSED);
      }
    });

    it('is refused at a price of yesterday, and when the group has another term by now (PRICE-22)', async () => {
      const ann = await shop.vendor.user();
      const moved = await group(ann, cart, { startDate: '2026-01-02', expireDate: '2027-01-01' });
      const monthly = await group(ann, cart, { term: 1, startDate: '2026-04-01', expireDate: '2026-04-30' });
      for (const id of [moved, monthly])
        await expectRefusal(ann, cart, await joining(cart, id), 'PRICE_CHANGED', PRICE_CHANGED);
    });
  });

  it('is not for cloud seats of another domain or organization (CLOUD-17)', async () => {
    const ann = await shop.vendor.user();
    const business = await group(ann, CFB_CART, { domain: 'acme' });
    const organization = await group(ann, CLOUD_CART, { instanceId: 'org-1' });
    const elsewhere = await joining(CFB_CART, business, { domain: 'other' });
    await expectRefusal(ann, CFB_CART, elsewhere, 'NOT_ALLOWED', ELSEWHERE);
    const abroad = await joining(CLOUD_CART, organization, { orgId: 'org-2' });
    await expectRefusal(ann, CLOUD_CART, abroad, 'NOT_ALLOWED', ELSEWHERE);
    for (const domain of ['', 'ACME.axure.cloud']) {
      const here = await joining(CFB_CART, business, { domain });
      expect((await shop.buy(ann, here, undefined, CFB_CART.path)).body['success']).toBe(true);
    }
  });

  it('is confirmed by mail with the whole domain of its own that an older bundle has', async () => {
    const ann = await shop.vendor.user();
    const id = await group(ann, ASE_CART, { domain: 'design.lee.example' });
    await shop.buy(ann, await joining(ASE_CART, id), undefined, ASE_CART.path);
    const [mail] = await mailsFor(shop, ann.email);
    expect(mail?.text).toMatch(/^Domain: design\.lee\.example$/m);
  });

  it('gives a group without a home the one that was bought for (CLOUD-17)', async () => {
    const ann = await shop.vendor.user();
    const [business, organization] = [await group(ann, CFB_CART), await group(ann, CLOUD_CART)];
    await shop.buy(ann, await joining(CFB_CART, business, { domain: 'acme' }), undefined, CFB_CART.path);
    await shop.buy(
      ann,
      await joining(CLOUD_CART, organization, { orgId: 'org-1' }),
      undefined,
      CLOUD_CART.path,
    );
    expect((await stored(business)).row?.domain).toBe('acme');
    expect((await stored(organization)).row?.instanceId).toBe('org-1');
  });

  it('lets bundles of one group be for domains of their own (CLOUD-14, CLOUD-17)', async () => {
    const ann = await shop.vendor.user();
    const id = await group(ann, ASE_CART, { domain: 'acme' });
    for (const domain of ['', 'other'])
      await shop.buy(ann, await joining(ASE_CART, id, { domain }), undefined, ASE_CART.path);
    const { row, seats: bundles } = await stored(id);
    expect(row?.domain).toBe('acme');
    expect(bundles.map(({ assignedTo }) => assignedTo ?? '').toSorted()).toEqual(['', 'acme', 'other']);
  });

  it('gives a purchase a new group if its group has changed owners (CART-22)', async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const id = await group(ann, CFB_CART);
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    const form = await joining(CFB_CART, id);
    const key = `attempt-of-${ann.id.slice(0, 20)}`;
    expect((await shop.buy(ann, form, key, CFB_CART.path)).body['processing']).toBe(true);
    shop.vendor.deps.faults.set({});
    await shop.vendor.deps.db.update(subscriptions).set({ ownerId: bob.id }).where(eq(subscriptions.id, id));
    await expect
      .poll(
        async () => {
          await shop.settle();
          return (await shop.vendor.call(`/cart/orderstatus?attemptId=${key}`, { token: ann.token })).body[
            'state'
          ];
        },
        { timeout: 15_000 },
      )
      .toBe('done');
    expect((await stored(id)).row).toMatchObject({ cloudAuthorCount: 2, rpPublisherCount: 1 });
    const own = await shop.vendor.deps.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.ownerId, ann.id));
    expect(own).toMatchObject([
      { kind: 'cfb', cloudAuthorCount: 1, rpPublisherCount: 1, expireDate: '2026-12-31' },
    ]);
  });

  async function expectRefusal(
    user: TestUser,
    cart: SampleCart,
    form: Record<string, string>,
    code: string,
    text: string,
  ): Promise<void> {
    const { db } = shop.vendor.deps;
    const before = { rows: await countRows(db), charges: shop.charges() };
    const reply = await shop.buy(user, form, undefined, cart.path);
    expect(reply.body).toEqual({ success: false, transactionId: '', errorMessage: text, code });
    expect({ rows: await countRows(db), charges: shop.charges() }).toEqual(before);
  }
});

const PRICE_CHANGED =
  'The price has changed since it was shown. Please reload the page, review the new total and submit again.';

/** Contents of a group before the purchase: cloud seats are counted, others have rows. */
function held(
  kind: SampleCart['groupKind'],
): Pick<GroupSpec, 'seats' | 'cloudAuthorCount' | 'rpPublisherCount'> {
  if (kind === 'rp') return { seats: [{ licenseType: 0 }] };
  if (kind === 'ase') return { seats: [{ licenseType: 3 }] };
  return { seats: [], cloudAuthorCount: 2, rpPublisherCount: kind === 'cfb' ? 1 : 0 };
}

const ONE_MORE: Record<SampleCart['groupKind'], { cloudAuthorCount: number; rpPublisherCount: number }> = {
  rp: { cloudAuthorCount: 0, rpPublisherCount: 0 },
  ase: { cloudAuthorCount: 0, rpPublisherCount: 0 },
  cfb: { cloudAuthorCount: 3, rpPublisherCount: 2 },
  cloud: { cloudAuthorCount: 3, rpPublisherCount: 0 },
};

function isCounted({ groupKind }: SampleCart): boolean {
  return groupKind === 'cfb' || groupKind === 'cloud';
}
