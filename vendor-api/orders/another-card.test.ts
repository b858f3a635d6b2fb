import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import type { VendorReply } from '#tests/testkit/call-vendor';
import { newCardCustomer } from '#tests/testkit/card-customer';
import { CFB_CART, cfbCart, SAMPLE_CARTS } from '#tests/testkit/carts';
import { groupOf, repeated, sendChange, sendCloudChange } from '#tests/testkit/changes';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { dueGroup, seatRows } from '#tests/testkit/renewals';
import { FAILED, sendRetry } from '#tests/testkit/retries';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { PURCHASE_ORDER, transfersAt } from '#tests/testkit/transfers';
import { REACTIVATE_RP, reactivationsAt } from '../changes/reactivate/testkit/reactivations';
import { insertLicenses } from '../demo/builders';

const MASTERCARD = '5555555555554444';
const { Pro, Team } = LicenseType;

type Form = Record<string, string>;
type Send = (payment: Form, key: string) => Promise<VendorReply>;

const shop = duringTests(() => startShop('PGlite'));

const to =
  (path: string, user: TestUser, form: Form): Send =>
  (payment, key) =>
    shop.buy(user, { ...form, ...payment }, key, path);

const idsOf = async (groupId: string) => (await seatRows(shop, groupId)).map(({ id }) => id);

async function purchaseOrder(user: TestUser, path: string): Promise<Send> {
  const { id, seatIds } = await groupOf(shop, user, [{ licenseType: Pro }], PURCHASE_ORDER);
  const form = { seatIds: JSON.stringify(seatIds), subscriptionGroup: id, newTerm: '2' };
  return to(path, user, { ...form, userTotalPrice: '300.00', appliedCoupons: '[]' });
}

const ORDERS: [what: string, prepare: (user: TestUser) => Promise<Send>][] = [
  ...SAMPLE_CARTS.map(({ name, path, form }): (typeof ORDERS)[number] => [
    `of ${name}`,
    async (user) => to(path, user, form()),
  ]),
  [
    'of users for a purchase order',
    async (user) => {
      const { id } = await groupOf(shop, user, [{ licenseType: Pro }], PURCHASE_ORDER);
      const group = { subscriptionGroup: id, cotermGroup: id };
      return to(
        '/cart/addUsersToPo',
        user,
        rpCart({ ...group, proSubAdj: '82.19', userTotalPrice: '217.81' }),
      );
    },
  ],
  ['of a renewed purchase order', (user) => purchaseOrder(user, '/cart/renewpo')],
  ['of a purchase order that renews by itself', (user) => purchaseOrder(user, '/cart/setAutorenew')],
  [
    'of another edition',
    async (user) => {
      const { seatIds } = await groupOf(shop, user, [{ licenseType: Pro }]);
      return (payment, key) =>
        sendChange(shop, user, { seatIds, newEdition: Team }, { ...payment, userTotalPrice: '148.11' }, key);
    },
  ],
  [
    'of a longer term of a cloud group',
    async (user) => {
      const cloud = { kind: 'cfb' as const, cloudAuthorCount: 3, rpPublisherCount: 2 };
      const { id } = await groupOf(shop, user, [], cloud);
      return (payment, key) =>
        sendCloudChange(shop, user, { id, newTerm: 4 }, { ...payment, userTotalPrice: '1528.93' }, key);
    },
  ],
  [
    'of upgrades',
    async (user) => {
      const product = { licenseType: Pro, product: 'Axure RP 8 Pro', purchaseDate: '2018-05-01', key: 'KEY' };
      const [id = ''] = await insertLicenses(shop.vendor.deps.db, user, 'perpetual', [product]);
      const form = { seatIdsToUpgrade: id, SeatIdsToFutureLic: `${id},team`, Pro8Team9Quantity: '1' };
      return (payment, key) =>
        shop.vendor.call('/cart/buyUpgrade', {
          token: user.token,
          form: repeated({ ...form, Team8Team9Quantity: '0', ...payment }),
          headers: { 'Idempotency-Key': key },
        });
    },
  ],
  [
    'of a failed renewal',
    async (user) => {
      const PastDueSubId = await dueGroup(shop, user, FAILED);
      const [SeatIds = ''] = await idsOf(PastDueSubId);
      return (payment, key) => sendRetry(shop, user, { PastDueSubId, SeatIds, ...payment }, key);
    },
  ],
  [
    'of seats that are brought back',
    async (user) => {
      const at = reactivationsAt(shop, REACTIVATE_RP);
      return to(REACTIVATE_RP, user, await at.form(await at.ended(user)));
    },
  ],
  [
    'of cloud seats that are brought back',
    async (user) => {
      const cfb = { kind: 'cfb' as const, cloudAuthorCount: 1, rpPublisherCount: 1, seats: [] };
      const reactivatingSub = await reactivationsAt(shop, CFB_CART.path).ended(user, cfb);
      return to(CFB_CART.path, user, cfbCart({ isReactivate: 'true', reactivatingSub }));
    },
  ],
  [
    'of a group that is taken over',
    async (user) => {
      const at = transfersAt(shop);
      const id = await at.offered(await shop.vendor.user(), user);
      return (payment, key) => at.accept(user, id, payment, key);
    },
  ],
];

describe.each(ORDERS)('an order %s', (_what, prepare) => {
  it('is paid by the card on file that was shown, and by no other (CARD-28, T-15)', async () => {
    const ann = await newCardCustomer(shop);
    await ann.save(await ann.form());
    const shown = String((await ann.info())['cardVersion']);
    const send = await prepare(ann.user);
    await ann.save({ ...(await ann.form(MASTERCARD)), isUpdate: true });
    const payment = { ...(await shop.storedCard()), cardVersion: shown };
    const before = { rows: await countRows(shop.vendor.deps.db), charges: shop.charges() };

    const { body } = await send(payment, randomUUID());
    expect(body).toMatchObject({ success: false, code: 'INVALID_PAYMENT_METHOD' });
    expect(body['errorMessage'] ?? body['message']).toBe(message.cardChanged);
    expect({ rows: await countRows(shop.vendor.deps.db), charges: shop.charges() }).toEqual(before);

    const cardVersion = String((await ann.info())['cardVersion']);
    expect((await send({ ...payment, cardVersion }, randomUUID())).body).toMatchObject({ success: true });
  });
});
