import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { pdfText } from '#tests/testkit/pdf-text';
import { mailsFor } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { outboxMails } from '../../db/schema/billing';
import { seats } from '../../db/schema/licenses';
import { insertLicenses } from '../../demo/builders';

type Form = Record<string, string | string[]>;

const PRO = 'Axure RP 8 Pro';
const TEAM = 'Axure RP 8 Team';

/** Lists as repeated plain names (D-93). */
function encoded(fields: Form): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((item) => [name, item]));
  return new URLSearchParams(pairs).toString();
}

describe.each(racedDatabases)('upgrades of perpetual licenses, on %s', (database) => {
  const shop = duringTests(() => startShop(database, { FAULT_DIAL: 'true' }));

  const license = (owner: TestUser, products: string[], more: object = {}) =>
    insertLicenses(
      shop.vendor.deps.db,
      owner,
      'perpetual',
      products.map((product) => ({
        licenseType: 0,
        product,
        purchaseDate: '2018-05-01',
        key: 'OLD-KEY',
        licensee: 'Lee Ltd',
        ...more,
      })),
    );

  const form = (ids: string[], pro: number, team: number, more: Form = {}): Form => ({
    seatIdsToUpgrade: ids,
    SeatIdsToFutureLic: ids.map((id) => `${id},team`),
    Pro8Team9Quantity: String(pro),
    Team8Team9Quantity: String(team),
    ...more,
  });

  async function buy(user: TestUser, wish: Form, key: string = randomUUID()) {
    const payment = 'nonce' in wish ? {} : await shop.newCard();
    const { body } = await shop.vendor.call('/cart/buyUpgrade', {
      token: user.token,
      form: encoded({ ...payment, ...wish }),
      headers: { 'Idempotency-Key': key },
    });
    return body;
  }

  const rows = (ids: string[]) =>
    shop.vendor.deps.db.select().from(seats).where(inArray(seats.id, ids)).orderBy(seats.product, seats.id);

  it('make each license a Team license of version 9 with a new key (PERP-05, REST-25)', async () => {
    const ann = await shop.vendor.user();
    const ids = await license(ann, [PRO, PRO, TEAM]);
    const answer = await buy(ann, form(ids, 2, 1, { userTotalPrice: '999.00' }), 'upgrade-whole');
    expect(answer).toMatchObject({ success: true, errorMessage: '' });
    expect(shop.charges('upgrade-whole')).toEqual(['999.00']);
    const upgraded = await rows(ids);
    expect(upgraded.map(({ product, licenseType }) => [product, licenseType])).toEqual(
      ids.map(() => ['Axure RP 9 Team', 1]),
    );
    expect(new Set(upgraded.map(({ key }) => key)).size).toBe(3);
    for (const { key, licensee, purchaseDate } of upgraded) {
      expect(key).toMatch(/^[0-9A-Z]{96}$/);
      expect([licensee, purchaseDate]).toEqual(['Lee Ltd', '2018-05-01']);
    }
  });

  it('are confirmed with their keys, mailed, listed and receipted with the same figures (PERP-11)', async () => {
    const ann = await shop.vendor.user();
    const ids = await license(ann, [PRO, TEAM]);
    const { transactionId } = await buy(ann, form(ids, 1, 1));
    const keys = (await rows(ids)).map(({ key }) => key);
    const path = `/cart/thankyouvue?transactionId=${transactionId}&email=${ann.email}`;
    const { body } = await shop.vendor.call(path, { token: ann.token });
    expect(body).toMatchObject({
      success: true,
      isSubscription: false,
      licensee: 'Lee Ltd',
      teamCount: 2,
      proKeys: '',
      subscriptionId: null,
      newExpireDate: null,
      amount: '599.00',
      lines: [
        { productName: `Axure RP 9 Team, upgrade from ${PRO}`, quantity: 1, amount: '400.00' },
        { productName: `Axure RP 9 Team, upgrade from ${TEAM}`, quantity: 1, amount: '199.00' },
      ],
    });
    expect(String(body['teamKeys']).split('\n').toSorted()).toEqual(keys.toSorted());
    expect(body['seatIds']).toHaveLength(2);

    const sales = await shop.vendor.call('/userbilling/GetSaleRecords', { token: ann.token });
    expect(sales.body['records']).toMatchObject([
      { purchaseId: transactionId, term: 0, amount: '400.00' },
      { purchaseId: transactionId, term: 0, amount: '199.00' },
    ]);
    const receipt = await fetch(
      `${shop.vendor.url}/history/genInvoice?userId=${ann.id}&saleId=${transactionId}&amount=599.00`,
      { headers: { Authorization: ann.token } },
    );
    const text = await pdfText(new Uint8Array(await receipt.arrayBuffer()));
    for (const part of ['Perpetual', '$400.00', '$199.00', '$599.00']) expect(text).toContain(part);

    const mails = await shop.vendor.deps.db.select().from(outboxMails);
    const mail = mails.find(({ recipient }) => recipient === ann.email);
    for (const key of keys) expect(mail?.text).toContain(key);
    expect(mail?.text).toContain('$599.00');
    expect(mail?.text).not.toContain('Next billed');
  });

  it('notify the users of the licenses, once each, and not the buyer again', async () => {
    const ann = await shop.vendor.user({ name: 'Ann Lee' });
    const [max, tom] = ['max', 'tom'].map((name) => `${name}.${ann.id}@test.example`);
    const one = await license(ann, [PRO], { assignedTo: max });
    const several = await license(ann, [PRO, PRO, TEAM], { assignedTo: tom });
    const own = await license(ann, [TEAM], { assignedTo: ann.email });
    const free = await license(ann, [TEAM]);
    const wish = form([...one, ...several, ...own, ...free], 3, 3);
    expect(await buy(ann, wish, 'upgrade-told')).toMatchObject({ success: true });
    await buy(ann, wish, 'upgrade-told');
    const [toMax, ...noMore] = await mailsFor(shop, max ?? '');
    expect([toMax?.kind, noMore]).toEqual(['upgraded', []]);
    expect(toMax?.subject).toBe('You can now use Axure RP 9 Team');
    const by = `Ann Lee (${ann.email}) has upgraded`;
    expect(toMax?.text).toContain(`${by} your license of ${PRO} to Axure RP 9 Team.`);
    expect(toMax?.text).toContain('It has a new key. Look it up among your licenses and enter it in');
    expect(toMax?.text).toMatch(/Your licenses:\nhttp\S+\/manage\n/);
    const [toTom] = await mailsFor(shop, tom ?? '');
    expect(toTom?.text).toContain(`${by} your licenses of ${PRO} × 2, ${TEAM} × 1 to Axure RP 9 Team.`);
    expect(toTom?.text).toContain('Each has a new key. Look them up');
    const key = (await rows(one))[0]?.key ?? '';
    expect(toMax?.text).not.toContain(key);
    expect((await mailsFor(shop, ann.email)).map(({ kind }) => kind)).toEqual(['order-confirmation']);
  });

  it('may be bought by a manager of the license, with their own card (D-107)', async () => {
    const [ann, max] = [await shop.vendor.user(), await shop.vendor.user({ company: 'Max Inc' })];
    const ids = await license(ann, [PRO], { managers: [max.email], licensee: null });
    const { transactionId } = await buy(max, form(ids, 1, 0));
    expect((await rows(ids))[0]).toMatchObject({ product: 'Axure RP 9 Team', ownerId: ann.id });
    const mine = await shop.vendor.call(`/cart/thankyouvue?transactionId=${transactionId}`, {
      token: max.token,
    });
    expect(mine.body).toMatchObject({ success: true, licensee: 'Max Inc' });
    const hers = await shop.vendor.call(`/cart/thankyouvue?transactionId=${transactionId}`, {
      token: ann.token,
    });
    expect(hers.body).toEqual({ success: false });
  });

  it.each<[string, (ids: string[]) => Form, string, string]>([
    ['nothing', () => form([], 0, 0), 'EMPTY_CART', 'Please select a product'],
    [
      'a license twice',
      ([a = '']) => form([a, a], 2, 0),
      'INVALID_INPUT',
      'A license can be upgraded only once in an order.',
    ],
    [
      'another edition than Team',
      ([a = '']) => form([a], 1, 0, { SeatIdsToFutureLic: [`${a},pro`] }),
      'INVALID_INPUT',
      'Perpetual licenses are upgraded to Axure RP 9 Team.',
    ],
    [
      'no edition at all',
      ([a = '']) => form([a], 1, 0, { SeatIdsToFutureLic: [] }),
      'INVALID_INPUT',
      'Perpetual licenses are upgraded to Axure RP 9 Team.',
    ],
    [
      'an unknown license',
      ([a = '']) => form([a, 'nobody'], 1, 1),
      'NOT_ALLOWED',
      'Only the owner or a manager of a perpetual license can upgrade it.',
    ],
    [
      'what is version 9 already',
      ([a = '', , c = '']) => form([a, c], 1, 1),
      'NOT_ALLOWED',
      'One or more of the selected licenses cannot be upgraded to Axure RP 9.',
    ],
    [
      'another sum',
      ([a = '']) => form([a], 1, 0, { userTotalPrice: '199.00' }),
      'PRICE_CHANGED',
      message.priceChanged,
    ],
    ['a Pro license as a Team license', ([a = '']) => form([a], 0, 1), 'PRICE_CHANGED', message.priceChanged],
    [
      'neither card nor nonce',
      ([a = '']) => form([a], 1, 0, { nonce: '' }),
      'INVALID_PAYMENT_METHOD',
      'Please choose the card on file or enter a new card',
    ],
  ])('are refused for %s', async (_what, wish, code, errorMessage) => {
    const ann = await shop.vendor.user();
    const ids = await license(ann, [PRO, TEAM, 'Axure RP 9 Team']);
    const key = randomUUID();
    expect(await buy(ann, wish(ids), key)).toMatchObject({ success: false, code, errorMessage });
    expect(shop.charges(key)).toEqual([]);
    expect((await rows(ids)).map(({ key: own }) => own)).toEqual(['OLD-KEY', 'OLD-KEY', 'OLD-KEY']);
  });

  it('are refused for another customer’s license, even one that the caller uses', async () => {
    const [ann, max] = [await shop.vendor.user(), await shop.vendor.user()];
    const ids = await license(ann, [PRO], { assignedTo: max.email });
    expect(await buy(max, form(ids, 1, 0))).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
  });

  it('are one order, however often they are sent', async () => {
    const ann = await shop.vendor.user();
    const ids = await license(ann, [PRO]);
    const wish = form(ids, 1, 0, await shop.newCard());
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(ann, wish, 'upgrade-repeated')));
    answers.push(await buy(ann, wish, 'upgrade-repeated'));
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(shop.charges('upgrade-repeated')).toEqual(['400.00']);
    const other = await buy(ann, form(ids, 0, 1), 'upgrade-repeated');
    expect(other).toMatchObject({ code: 'ATTEMPT_REUSED' });
  });

  it('take a license once, however many order it at the same time', async () => {
    const ann = await shop.vendor.user();
    const ids = await license(ann, [PRO, TEAM]);
    const keys = Array.from({ length: 6 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => buy(ann, form(ids, 1, 1), key)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, code } of answers)
      if (success === false) expect(['PRICE_CHANGED', 'NOT_ALLOWED']).toContain(code);
    expect(keys.flatMap((key) => shop.charges(key))).toEqual(['599.00']);
  });

  it('leave a license free when the card is declined', async () => {
    const ann = await shop.vendor.user();
    const ids = await license(ann, [TEAM]);
    const declined = form(ids, 0, 1, await shop.newCard('4000111111111115'));
    expect(await buy(ann, declined)).toMatchObject({ success: false, code: 'CARD_DECLINED' });
    expect(await buy(ann, form(ids, 0, 1))).toMatchObject({ success: true });
  });

  it('are finished once when the provider’s answer is lost', async () => {
    const ann = await shop.vendor.user();
    const ids = await license(ann, [PRO]);
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    expect(await buy(ann, form(ids, 1, 0), 'upgrade-lost')).toMatchObject({ processing: true });
    shop.sandbox.payments.faults.clear();
    const path = '/cart/orderstatus?attemptId=upgrade-lost';
    await eventually(
      async () => {
        await shop.settle();
        return (await shop.vendor.call(path, { token: ann.token })).body['state'];
      },
      (state) => state === 'done',
    );
    expect(shop.charges('upgrade-lost')).toEqual(['400.00']);
    expect((await rows(ids))[0]?.product).toBe('Axure RP 9 Team');
  });
});
