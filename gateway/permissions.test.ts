import { buildSchema, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from './permissions';
import { type FaultyVendor, json, startFaultyVendor } from './testkit/faulty-vendor';
import { type RunningGateway, startGateway } from './testkit/start-gateway';
import { typeDefs } from './type-defs.generated';

const schema = buildSchema(typeDefs);
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

/** A document that asks for one root field with arguments of the right type. */
const DOCUMENTS: Record<string, string> = {
  viewer: '{ viewer { id } }',
  authCheck: '{ authCheck { success } }',
  config: '{ config { today } }',
  billingTokens: '{ billingTokens { braintreeToken } }',
  priceList: '{ priceList { rp { edition } } }',
  couponBundle: '{ couponBundle { hasRP10Promo } }',
  coTermCandidates: '{ coTermCandidates { name } }',
  cartPreview: '{ cartPreview(cart: { term: ANNUAL, proQuantity: 1 }) { cart { total } } }',
  orderStatus: '{ orderStatus(attemptId: "a") { state } }',
  confirmation: '{ confirmation(saleId: "s") { id } }',
  login: 'mutation { login(input: { loginEmail: "a@b.example", password: "x" }) { success } }',
  exchangeCode: 'mutation { exchangeCode(input: { code: "c" }) { success } }',
  logout: 'mutation { logout { success } }',
  assignSeat: 'mutation { assignSeat(input: { seatId: "s", email: "" }) { success } }',
  buyRpSubscription: `mutation { buyRpSubscription(input: {
    attemptId: "7c9e6679-7425-40de-944b-e07fc1f90ae7", previewId: "p", total: "1.00",
    cart: { term: ANNUAL, proQuantity: 1 }, licensee: {}, payment: { recaptchaToken: "r" }
  }) { success } }`,
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

  test('is tried out here for every field', () => {
    const all = [...fieldsOf('Query'), ...fieldsOf('Mutation')].map(({ name }) => name);
    expect(Object.keys(DOCUMENTS).toSorted()).toEqual(all.toSorted());
  });

  test('can refuse any one root field without taking its neighbours along', () => {
    const nonNull = [...fieldsOf('Query'), ...fieldsOf('Mutation')].filter(({ type }) => isNonNullType(type));
    expect(nonNull.map(({ name }) => name)).toEqual([]);
  });
});

const entries = Object.entries({ ...permissions.Query, ...permissions.Mutation });

test.each(entries.filter(([, { who }]) => who === 'customer').map(([name]) => name))(
  '%s is refused to somebody without a session, and the vendor is not bothered',
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
    '%s is refused with the vendor’s message, and nothing is sent',
    async (name) => {
      const before = vendor.calls.length;
      const { data, errors } = await quiet.ask(DOCUMENTS[name] ?? '', {}, { token: 'good' });
      expect(data).toEqual({ [name]: null });
      expect(errors[0]).toMatchObject({ message: 'Back at noon.', extensions: { code: 'READ_ONLY' } });
      expect(vendor.calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );

  test('logout still works, and so does reading', async () => {
    const { data } = await quiet.ask(DOCUMENTS['logout'] ?? '', {}, { token: 'good' });
    expect(data.logout.success).toBe(true);
    const read = await quiet.ask('{ viewer { id } config { readOnlyMessage } }', {}, { token: 'good' });
    expect(read.data).toEqual({ viewer: { id: 'u-1' }, config: { readOnlyMessage: 'Back at noon.' } });
  });
});
