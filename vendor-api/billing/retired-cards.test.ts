import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newCardCustomer } from '#tests/testkit/card-customer';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { retiredCards } from '../db/schema/billing';
import { subscriptions } from '../db/schema/licenses';
import { orderAttempts } from '../db/schema/store';
import { insertGroup } from '../demo/builders';
import { forgetRetiredCards } from './retired-cards';

const MASTERCARD = '5555555555554444';
const DISCOVER = '6011111111111117';

describe.each(racedDatabases)('a card that was replaced on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const ann = beforeEachTest(() => newCardCustomer(shop));
  beforeEach(async () => {
    shop.sandbox.payments.faults.clear();
    await shop.vendor.deps.db.delete(retiredCards);
  });

  /** Runs the clean-up as of `minutes` from now. */
  const tidy = (minutes = 11) => {
    const { clock, ...deps } = shop.vendor.deps;
    const now = () => new Date(Date.now() + minutes * 60_000);
    return forgetRetiredCards({ ...deps, clock: { ...clock, now } }, new AbortController().signal);
  };

  const lastFours = async () => (await ann.vault()).map(({ last4 }) => last4);

  async function replaceCard(): Promise<void> {
    await ann.save(await ann.form());
    await ann.save({ ...(await ann.form(MASTERCARD)), isUpdate: true });
    expect(await lastFours()).toEqual(['1111', '4444']);
  }

  it('is forgotten by the provider some minutes later', async () => {
    await replaceCard();
    await tidy(9);
    expect(await lastFours()).toEqual(['1111', '4444']);
    await tidy();
    expect(await lastFours()).toEqual(['4444']);
    expect(await shop.vendor.deps.db.select().from(retiredCards)).toEqual([]);
    expect((await ann.save(await ann.change())).body['success']).toBe(true);
  });

  it('by a purchase is forgotten too, and pays for no group any more', async () => {
    const { db } = shop.vendor.deps;
    await ann.save(await ann.form());
    await shop.buy(ann.user, { ...rpCart(), ...(await shop.storedCard()) });
    await shop.buy(ann.user, { ...rpCart(), ...(await shop.newCard(MASTERCARD)) });
    const groups = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, ann.user.id));
    const current = (await ann.vault()).find(({ last4 }) => last4 === '4444');
    expect(groups.map(({ braintreeId }) => braintreeId)).toEqual([current?.token, current?.token]);
    await tidy();
    expect(await lastFours()).toEqual(['4444']);
  });

  it('leaves groups alone that it did not pay for', async () => {
    const { db } = shop.vendor.deps;
    await ann.save(await ann.form());
    const period = {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 as const }],
    };
    const [old] = await ann.vault();
    const payers = ['PURCHASE_ORDER', 'another-card', old?.token ?? ''];
    for (const braintreeId of payers) await insertGroup(db, ann.user, { ...period, braintreeId });
    await ann.save({ ...(await ann.form(MASTERCARD)), isUpdate: true });
    const current = (await ann.vault()).find(({ last4 }) => last4 === '4444');
    const groups = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, ann.user.id));
    const now = ['PURCHASE_ORDER', 'another-card', current?.token];
    expect(groups.map(({ braintreeId }) => braintreeId).toSorted()).toEqual(now.toSorted());
  });

  it.each(['created', 'charging'] as const)('stays while an order of its customer is %s', async (state) => {
    const { db } = shop.vendor.deps;
    await replaceCard();
    const open = {
      attemptId: `open-${ann.user.id}`,
      userId: ann.user.id,
      kind: 'rp' as const,
      fingerprint: 'any',
      createdAt: new Date(),
      sentAt: new Date(),
      amountCents: 30_000,
      paymentSource: 'stored' as const,
      snapshot: {},
    };
    await db.insert(orderAttempts).values({ ...open, state });
    await tidy();
    expect(await lastFours()).toEqual(['1111', '4444']);
    await db.delete(orderAttempts).where(eq(orderAttempts.attemptId, open.attemptId));
    await tidy();
    expect(await lastFours()).toEqual(['4444']);
  });

  it('is tried again when the provider was down, and does not hold the others up', async () => {
    await replaceCard();
    await ann.save({ ...(await ann.form(DISCOVER)), isUpdate: true });
    shop.sandbox.payments.faults.set({ operation: 'vault', kind: 'error', status: 500 });
    await tidy();
    expect(await lastFours()).toHaveLength(2);
    await tidy(12);
    expect(await lastFours()).toEqual(['1117']);
  });

  it('leaves one consistent card when many are saved at once', async () => {
    const numbers = ['4111111111111111', MASTERCARD, DISCOVER];
    const forms = await Promise.all(numbers.map((number) => ann.form(number)));
    const replies = await Promise.all(
      forms.map((form, index) => ann.save({ ...form, city: `City ${index}` })),
    );
    expect(replies.map(({ body }) => body['success'])).toEqual([true, true, true]);
    const { lastFour, locality } = await ann.info();
    expect(lastFour).toBe(numbers[Number(String(locality).slice(-1))]?.slice(-4));
    await tidy();
    expect(await lastFours()).toEqual([lastFour]);
  });

  it('leaves the same details here and there when they are changed twice at once', async () => {
    await ann.save(await ann.form());
    const changes = [2032, 2033, 2034].map(async (creditCardExpireYear) => ({
      ...(await ann.change()),
      creditCardExpireYear,
      cardholderName: `Ann of ${creditCardExpireYear}`,
    }));
    const replies = await Promise.all((await Promise.all(changes)).map((change) => ann.save(change)));
    expect(replies.some(({ body }) => body['success'] === true)).toBe(true);
    const { cardholderName, expirationYear } = await ann.info();
    expect(cardholderName).toBe(`Ann of ${expirationYear}`);
    expect(await ann.vault()).toMatchObject([{ cardholderName, expires: `03/${expirationYear}` }]);
  });

  it('is not what details meant for another card are written to', async () => {
    await ann.save(await ann.form());
    const change = await ann.change();
    shop.sandbox.payments.faults.set({ operation: 'vault', kind: 'latency', ms: 400 });
    const late = ann.save(change);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ann.save({ ...(await ann.form(MASTERCARD)), isUpdate: true });
    expect((await late).body).toEqual({
      success: false,
      message: 'The card on file has changed. Please check it and try again.',
    });
    expect(await ann.info()).toMatchObject({ lastFour: '4444', cardholderName: 'Ann Lee' });
  });
});
