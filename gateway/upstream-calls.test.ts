import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { type FaultyVendor, json, startFaultyVendor } from './testkit/faulty-vendor';
import { buy, newOrder } from './testkit/order';
import { startGateway } from './testkit/start-gateway';
import { startPortal } from './testkit/start-portal';

const portal = duringTests(() => startPortal());
const owner = beforeTests(() => portal.shop.vendor.user());
beforeAll(async () => {
  for (let count = 0; count < 3; count += 1)
    await addGroup(portal.shop.vendor, owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: Array.from({ length: 20 }, () => ({ licenseType: 0 as const })),
    });
});

const PROFILE = 'GET /user/getUserProfile';
const ROWS = 'GET /user/loadLicenseRows';
const CLOUD = 'GET /user/loadCloudSubscriptionGroups';
const CONFIG = 'GET /status/getconfig';
const BILLING = 'GET /userbilling/GetBillingInfo';
const SALES = 'GET /userbilling/GetSaleRecords';
const PRICES = 'GET /cart/getCartPrices';
const COUPONS = 'GET /user/loadUserCoupons';

const GROUP =
  'id statusLine { text } seats(first: 50) { totalCount ids nodes { id pendingChange { text } } }';
const CART = '{ cart { total } }';
const CONFIRMATION = 'GET /cart/thankyouvue';

const SCREENS: [string, string, string[]][] = [
  [
    'manage',
    `{ viewer { id email seatSummary { total } productKinds { hasRp hasCloud } cloudGroups { totalCount }
       perpetualLicenses { totalCount } upgradeCodes { totalCount } educationSeats { totalCount }
       a: subscriptions(section: ACTIVE) { nodes { ${GROUP} } } b: subscriptions { nodes { ${GROUP} } } } }`,
    [CLOUD, CONFIG, ROWS, PROFILE],
  ],
  [
    'buy',
    `{ priceList { rp { edition } } couponBundle { coupons { id } } coTermCandidates { name }
       viewer { billingInfo { company } } config { eulaUrl } }`,
    [CONFIG, PRICES, BILLING, COUPONS, ROWS, PROFILE],
  ],
  [
    'billing',
    `{ viewer { billingInfo { company } sales { totalAmount nodes { id } } spending { year products { name } }
       renewalReceipts { isOn } year: receiptArchive(from: "2026-01-01", to: "2026-12-31") { count url } } }`,
    [BILLING, SALES, PROFILE],
  ],
  [
    'confirmation',
    `{ confirmation(saleId: "none") { id amount } viewer { sale(id: "none") { receiptUrl } } }`,
    [CONFIRMATION, SALES, PROFILE],
  ],
  [
    'three previews at once',
    `{ a: cartPreview(cart: { term: ANNUAL, proQuantity: 1 }) ${CART}
       b: cartPreview(cart: { term: MONTHLY, proQuantity: 1 }) ${CART}
       c: cartPreview(cart: { term: ANNUAL, teamQuantity: 1 }) ${CART} }`,
    [CONFIG, PRICES, COUPONS, PROFILE],
  ],
];

test.each(SCREENS)(
  'the screen “%s” asks for each document of the vendor once',
  async (_screen, query, expected) => {
    // A new gateway, so that its caches are empty.
    const fresh = await startGateway({ vendorUrl: portal.shop.vendor.url });
    const calls = await portal.vendorCalls(async () => {
      const { errors } = await fresh.ask(query, {}, { token: owner.token });
      expect(errors).toEqual([]);
    });
    expect(calls.toSorted()).toEqual(expected.toSorted());
    await fresh.stop();
  },
);

const RENAMED = 'POST /userbilling/updatebillingname';

test.each<[string, string, string[]]>([
  ['of the billing name', 'updateBillingName(input: { company: "Lee" }) { success }', [RENAMED]],
  [
    'of the billing name, with all that is shown of it',
    `updateBillingName(input: { company: "Lee" }) {
      billingInfo { company } viewer { id billingInfo { company card { lastFour } } sales { totalCount } }
    }`,
    [RENAMED, BILLING, PROFILE, SALES],
  ],
  [
    'of the recipients',
    `storeInvoiceEmails(input: { isOn: true, recipients: ["a@b.example"] }) { renewalReceipts { isOn } viewer { renewalReceipts { isOn } } }`,
    // The profile is loaded again, since a write may change it.
    [PROFILE, 'GET /userbilling/storeinvoiceemails', SALES, PROFILE],
  ],
  [
    'of the name',
    'updateProfileName(input: { name: "Ann Lee" }) { viewer { name } }',
    ['POST /user/updateUserProfileName', PROFILE],
  ],
  [
    'of the card',
    `updatePaymentMethod(input: { nonce: "not-one", recaptchaToken: "r", cardholderName: "Ann", country: "Germany",
      expirationMonth: 1, expirationYear: 2030 }) { success billingInfo { company } }`,
    [BILLING, 'POST /userbilling/submitupdate'],
  ],
])('a change %s asks for no more than it needs', async (_of, field, expected) => {
  const fresh = await startGateway({ vendorUrl: portal.shop.vendor.url });
  const calls = await portal.vendorCalls(() =>
    fresh.ask(`mutation { ${field} }`, {}, { token: owner.token }),
  );
  expect(calls.filter((call) => call !== CONFIG).toSorted()).toEqual(expected.toSorted());
  await fresh.stop();
});

test('skipped fields are not loaded', async () => {
  const query = 'query($no: Boolean!) { viewer { id billingInfo @include(if: $no) { company } } }';
  const calls = await portal.vendorCalls(() =>
    portal.gateway.ask(query, { no: false }, { token: owner.token }),
  );
  expect(calls).toEqual([PROFILE]);
});

test('independent documents are asked for at the same time', async () => {
  const vendor: FaultyVendor = await startFaultyVendor();
  let waiting = 0;
  let most = 0;
  const slowly = (body: unknown) => (request: IncomingMessage, response: ServerResponse) => {
    waiting += 1;
    most = Math.max(most, waiting);
    setTimeout(() => {
      waiting -= 1;
      json(body)(request, response);
    }, 60);
  };
  vendor.at('/user/getUserProfile', slowly({ userId: 'u-1', email: 'a@b.example', name: 'A' }));
  vendor.at('/user/loadLicenseRows', slowly({ subRows: [], aseRows: [] }));
  vendor.at('/status/getconfig', slowly({ accountsHost: 'http://a.test', today: '2026-04-11' }));
  vendor.at('/userbilling/GetBillingInfo', slowly({ hasExistingPaymentMethod: false }));
  const gateway = await startGateway({ vendorUrl: vendor.url });
  await gateway.ask('{ viewer { id seatSummary { total } billingInfo { company } } }', {}, { token: 'good' });
  expect(most).toBe(4);
  await gateway.stop();
  await vendor.stop();
});

test('the next page after a purchase shows it, despite cached rows', async () => {
  const total = async () =>
    (await portal.gateway.ask('{ viewer { seatSummary { total } } }', {}, { token: owner.token })).data.viewer
      .seatSummary.total;
  const before = await total();
  await buy(portal, owner, await newOrder(portal, owner, { proQuantity: 2 }));
  expect(await total()).toBe(before + 2);
});

test('cached data of one session is never shown to another', async () => {
  const stranger = await portal.shop.vendor.user();
  const query = '{ viewer { subscriptions { totalCount } } }';
  const [mine, theirs] = await Promise.all(
    [owner, stranger].map(({ token }) => portal.gateway.ask(query, {}, { token })),
  );
  expect(mine?.data.viewer.subscriptions.totalCount).toBeGreaterThan(0);
  expect(theirs?.data.viewer.subscriptions.totalCount).toBe(0);
});
