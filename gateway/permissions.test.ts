import { isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from './graphql/schema';
import { permissions } from './permissions';
import { type FaultyVendor, json, startFaultyVendor } from './testkit/faulty-vendor';
import { type RunningGateway, startGateway } from './testkit/start-gateway';

const schema = createSchema();
const fieldsOf = (type: 'Query' | 'Mutation') =>
  Object.values((type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

let vendor: FaultyVendor;
let gateway: RunningGateway;

beforeAll(async () => {
  vendor = await startFaultyVendor();
  gateway = await startGateway({ vendorUrl: vendor.url });
});
afterAll(async () => {
  await gateway.stop();
  await vendor.stop();
});

/** An order mutation, which is refused before its input is read. */
function orderOf(field: string, contents: string): string {
  return `mutation { ${field}(input: {
    attemptId: "7c9e6679-7425-40de-944b-e07fc1f90ae7", previewId: "p", total: "1.00",
    ${contents}, payment: { recaptchaToken: "r" }
  }) { success } }`;
}

/** Documents that query one root field with arguments of the right types. */
const DOCUMENTS: Record<string, string> = {
  viewer: '{ viewer { id } }',
  authCheck: '{ authCheck { success } }',
  config: '{ config { today } }',
  billingTokens: '{ billingTokens { braintreeToken } }',
  priceList: '{ priceList { rp { edition } } }',
  couponBundle: '{ couponBundle { hasRP10Promo } }',
  coTermCandidates: '{ coTermCandidates { name } }',
  cartPreview: '{ cartPreview(cart: { term: ANNUAL, proQuantity: 1 }) { cart { total } } }',
  aseCartPreview: '{ aseCartPreview(cart: {}) { cart { total } } }',
  cloudCartPreview:
    '{ cloudCartPreview(cart: { plan: CLOUD_FOR_BUSINESS, authorQuantity: 1 }) { cart { total } } }',
  addUsersPreview: '{ addUsersPreview(cart: { proQuantity: 1 }) { cart { total } } }',
  reactivationPreview:
    '{ reactivationPreview(reactivation: { subscriptionId: "s", newTerm: ANNUAL }) { cart { total } } }',
  transferPreview: '{ transferPreview(subscriptionId: "s") { transfer { previewId } } }',
  cloudAdminInstances: '{ cloudAdminInstances { id } }',
  instanceIdFromDomain: '{ instanceIdFromDomain(domain: "d") }',
  orgNames: '{ orgNames(ids: ["o"]) { name } }',
  retryPaymentPreview: '{ retryPaymentPreview(subscriptionId: "s") { preview { total } } }',
  poRenewalPreview: '{ poRenewalPreview(renewal: { subscriptionId: "s" }) { renewal { total } } }',
  cancelPreview: '{ cancelPreview(seatIds: ["s"]) { preview { seatCount } } }',
  uncancelPreview: '{ uncancelPreview(seatIds: ["s"]) { preview { seatCount } } }',
  upgradePreview: '{ upgradePreview(seatIds: ["s"]) { upgrade { total } } }',
  editionChangePreview:
    '{ editionChangePreview(change: { seatIds: ["s"], newLicenseType: TEAM }) { change { total } } }',
  termChangePreview:
    '{ termChangePreview(change: { seatIds: ["s"], newTerm: ANNUAL }) { change { total } } }',
  changeChoices: '{ changeChoices(seatIds: ["s"]) { terms { total } } }',
  whatIf: '{ whatIf(seatIds: ["s"]) { comparison { to } } }',
  orderStatus: '{ orderStatus(attemptId: "a") { state } }',
  withdrawOrder: 'mutation { withdrawOrder(attemptId: "a") { success } }',
  confirmation: '{ confirmation(saleId: "s") { id } }',
  login: 'mutation { login(input: { loginEmail: "a@b.example", password: "x" }) { success } }',
  exchangeCode: 'mutation { exchangeCode(input: { code: "c" }) { success } }',
  logout: 'mutation { logout { success } }',
  createUser: 'mutation { createUser(input: { loginEmail: "a@b.example", password: "x" }) { success } }',
  forgotPassword: 'mutation { forgotPassword(input: { loginEmail: "a@b.example" }) { success } }',
  changeAccountInfo:
    'mutation { changeAccountInfo(input: { currentPassword: "x", newPassword: "y" }) { success } }',
  updateProfileName: 'mutation { updateProfileName(input: { name: "Ann" }) { success } }',
  deleteProfileImage: 'mutation { deleteProfileImage { success } }',
  syncEmail: 'mutation { syncEmail { success } }',
  sendEmailConfirmation: 'mutation { sendEmailConfirmation { success } }',
  updateBillingName: 'mutation { updateBillingName(input: { company: "Lee" }) { success } }',
  updatePaymentMethod: `mutation { updatePaymentMethod(input: {
    nonce: "n", recaptchaToken: "r", cardholderName: "Ann", country: "Germany", expirationMonth: 1, expirationYear: 2030
  }) { success } }`,
  storeInvoiceEmails:
    'mutation { storeInvoiceEmails(input: { isOn: true, recipients: ["a@b.example"] }) { success } }',
  assignSeat: 'mutation { assignSeat(input: { seatId: "s", email: "" }) { success } }',
  applySeatPlan: 'mutation { applySeatPlan(input: { planId: "p", steps: [] }) { success } }',
  assignSeats: 'mutation { assignSeats(input: { assignments: [] }) { success } }',
  editNotes: 'mutation { editNotes(input: { seatIds: ["s"], note: "" }) { success } }',
  addManagers: 'mutation { addManagers(input: { seatIds: ["s"], emails: ["a@b.example"] }) { success } }',
  removeManagers: 'mutation { removeManagers(input: { seatIds: ["s"], emails: ["Me"] }) { success } }',
  sendOfflineKey: 'mutation { sendOfflineKey(input: { seatId: "s" }) { success } }',
  changeEdition: orderOf('changeEdition', 'change: { seatIds: ["s"], newLicenseType: TEAM }'),
  changeTerm: orderOf('changeTerm', 'change: { seatIds: ["s"], newTerm: ANNUAL }'),
  buyRpSubscription: orderOf('buyRpSubscription', 'cart: { term: ANNUAL, proQuantity: 1 }, licensee: {}'),
  buyAseSubscription: orderOf('buyAseSubscription', 'cart: {}, licensee: {}'),
  buyCloudSubscription: orderOf(
    'buyCloudSubscription',
    'cart: { plan: CLOUD_FOR_BUSINESS, authorQuantity: 1 }, licensee: {}',
  ),
  addUsersToPo: orderOf('addUsersToPo', 'cart: { proQuantity: 1 }, licensee: {}'),
  renewPo: orderOf('renewPo', 'renewal: { subscriptionId: "s" }'),
  renewAsePo: orderOf('renewAsePo', 'renewal: { subscriptionId: "s" }'),
  renewCloudPo: orderOf('renewCloudPo', 'renewal: { subscriptionId: "s" }'),
  setAutoRenew: orderOf('setAutoRenew', 'renewal: { subscriptionId: "s" }'),
  buyUpgrade: orderOf('buyUpgrade', 'seatIds: ["s"]'),
  reactivate: orderOf('reactivate', 'reactivation: { subscriptionId: "s", newTerm: ANNUAL }'),
  retryPayment: orderOf('retryPayment', 'subscriptionId: "s"'),
  transferOwner: `mutation { transferOwner(input: { seatIds: ["s"], newOwnerEmail: "a@b.example" }) { success } }`,
  cloudTransferOwner: `mutation {
    cloudTransferOwner(input: { subscriptionId: "s", newOwnerEmail: "a@b.example" }) { success }
  }`,
  cancelTransfer: 'mutation { cancelTransfer(subscriptionId: "s") { success } }',
  cancelCloudTransfer: 'mutation { cancelCloudTransfer(subscriptionId: "s") { success } }',
  declineTransfer: 'mutation { declineTransfer(subscriptionId: "s") { success } }',
  undoDeclineTransfer: 'mutation { undoDeclineTransfer(subscriptionId: "s") { success } }',
  nameGroup: 'mutation { nameGroup(input: { subscriptionId: "s", name: "n" }) { success } }',
  acceptTransfer: `mutation {
    acceptTransfer(input: { attemptId: "a", previewId: "p", total: "0.00", subscriptionId: "s" }) { success }
  }`,
  assignDomain: 'mutation { assignDomain(input: { subscriptionId: "s", domain: "d" }) { success } }',
  cancelSubscriptionGroup: 'mutation { cancelSubscriptionGroup(id: "s") { success } }',
  cancelSeats: 'mutation { cancelSeats(input: { seatIds: ["s"] }) { success } }',
  uncancelSeats: 'mutation { uncancelSeats(input: { seatIds: ["s"] }) { success } }',
  cancelCloudGroup: 'mutation { cancelCloudGroup(id: "s") { success } }',
  uncancelCloudGroup: 'mutation { uncancelCloudGroup(id: "s") { success } }',
  modifyCloudSeats:
    'mutation { modifyCloudSeats(input: { subscriptionId: "s", canceledAuthors: 0, canceledPublishers: 0 }) { success } }',
};

describe('the permission table', () => {
  test.each(['Query', 'Mutation'] as const)(
    'has an entry for every field of %s, and none besides',
    (type) => {
      expect(Object.keys(permissions[type]).toSorted()).toEqual(
        fieldsOf(type)
          .map(({ name }) => name)
          .toSorted(),
      );
    },
  );

  test('is tested for every field', () => {
    const all = [...fieldsOf('Query'), ...fieldsOf('Mutation')].map(({ name }) => name);
    expect(Object.keys(DOCUMENTS).toSorted()).toEqual(all.toSorted());
  });

  test('can refuse any root field without affecting the others', () => {
    const nonNull = [...fieldsOf('Query'), ...fieldsOf('Mutation')].filter(({ type }) => isNonNullType(type));
    expect(nonNull.map(({ name }) => name)).toEqual([]);
  });
});

const entries = Object.entries({ ...permissions.Query, ...permissions.Mutation });

test.each(entries.filter(([, { who }]) => who === 'customer').map(([name]) => name))(
  '%s is refused without a session and without a vendor call (AUTH-25)',
  async (name) => {
    const before = vendor.calls.length;
    const { data, errors } = await gateway.ask(DOCUMENTS[name] ?? '');
    expect(data).toEqual({ [name]: null });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(vendor.calls.slice(before).filter((call) => !call.includes('/status/'))).toEqual([]);
  },
);

describe('in read-only mode', () => {
  let quiet: RunningGateway;
  beforeAll(async () => {
    vendor.at(
      '/status/getconfig',
      json({ readOnlyMessage: 'Back at noon.', accountsHost: 'http://a.test', today: '2026-04-11' }),
    );
    quiet = await startGateway({ vendorUrl: vendor.url });
  });
  afterAll(() => quiet.stop());

  test.each(Object.keys(permissions.Mutation).filter((name) => name !== 'logout'))(
    '%s is refused with the vendor’s message, and nothing is sent (MODE-06)',
    async (name) => {
      const before = vendor.calls.length;
      const { data, errors } = await quiet.ask(DOCUMENTS[name] ?? '', {}, { token: 'good' });
      expect(data).toEqual({ [name]: null });
      expect(errors[0]).toMatchObject({ message: 'Back at noon.', extensions: { code: 'READ_ONLY' } });
      expect(vendor.calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );

  test('a change is refused as soon as the mode is on, despite cached data (MODE-06)', async () => {
    const settings = { accountsHost: 'http://a.test', today: '2026-04-11' };
    vendor.at('/status/getconfig', json({ ...settings, readOnlyMessage: '' }));
    const gateway = await startGateway({ vendorUrl: vendor.url });
    const read = await gateway.ask('{ config { readOnlyMessage } }', {}, { token: 'good' });
    expect(read.data).toEqual({ config: { readOnlyMessage: null } });
    vendor.at('/status/getconfig', json({ ...settings, readOnlyMessage: 'Back at noon.' }));
    const { errors } = await gateway.ask(DOCUMENTS['updateProfileName'] ?? '', {}, { token: 'good' });
    expect(errors[0]).toMatchObject({ message: 'Back at noon.', extensions: { code: 'READ_ONLY' } });
    await gateway.stop();
  });

  test('logout still works, and so does reading', async () => {
    const { data } = await quiet.ask(DOCUMENTS['logout'] ?? '', {}, { token: 'good' });
    expect(data.logout.success).toBe(true);
    const read = await quiet.ask('{ viewer { id } config { readOnlyMessage } }', {}, { token: 'good' });
    expect(read.data).toEqual({ viewer: { id: 'u-1' }, config: { readOnlyMessage: 'Back at noon.' } });
  });

  test('a page that is reloaded sees the end of the mode at once, despite cached data (MODE-01)', async () => {
    const settings = { accountsHost: 'http://a.test', today: '2026-04-11' };
    vendor.at('/status/getconfig', json({ ...settings, readOnlyMessage: 'Back at noon.' }));
    const gateway = await startGateway({ vendorUrl: vendor.url });
    const read = async () => (await gateway.ask('{ config { readOnlyMessage } }')).data;
    expect(await read()).toEqual({ config: { readOnlyMessage: 'Back at noon.' } });
    vendor.at('/status/getconfig', json({ ...settings, readOnlyMessage: '' }));
    expect(await read()).toEqual({ config: { readOnlyMessage: null } });
    await gateway.stop();
  });
});
