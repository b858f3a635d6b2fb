import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyVendor, json, page, reset, silence, startFaultyVendor } from '../testkit/faulty-vendor';
import { type RunningGateway, startGateway } from '../testkit/start-gateway';

let vendor: FaultyVendor;
let gateway: RunningGateway;

beforeEach(async () => {
  vendor = await startFaultyVendor();
  const env = { VENDOR_TIMEOUT_MS: '1500', TRUST_PROXY: '1' };
  gateway = await startGateway({ vendorUrl: vendor.url, env });
});
afterEach(async () => {
  await gateway.stop();
  await vendor.stop();
});

const session = { token: 'good' };
const PAGE = '{ viewer { id seatSummary { total } billingInfo { company } } config { today } }';

const elsewhere = (_request: unknown, response: ServerResponse) =>
  void response.writeHead(302, { location: 'http://evil.test' }).end();

test.each([
  ['today', 'soon'],
  ['today', 20_260_411],
  ['keepsActivity', {}],
])('settings are read without what is no optional %s: %j', async (name, value) => {
  vendor.at('/status/getconfig', json({ accountsHost: 'http://a.test', [name]: value }));
  const { data, errors } = await gateway.ask('{ config { today accountsHost keepsActivity } }', {});
  expect(errors).toEqual([]);
  expect(data).toEqual({
    config: {
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      accountsHost: 'http://a.test',
      keepsActivity: false,
    },
  });
});

describe('a read', () => {
  test.each([
    ['is refused the connection', reset, 'VENDOR_UNAVAILABLE'],
    ['gets a 500', json({ message: 'SELECT * FROM users' }, 500), 'VENDOR_UNAVAILABLE'],
    ['gets a 503 from something in between', page('<h1>upstream</h1>', 503), 'VENDOR_UNAVAILABLE'],
    ['gets no answer', silence, 'VENDOR_TIMEOUT'],
    ['gets a page instead of JSON', page('<h1>hello</h1>'), 'VENDOR_INVALID_RESPONSE'],
    ['gets half of the JSON', page('{"company": "Le'), 'VENDOR_INVALID_RESPONSE'],
    ['gets JSON of another shape', json(['nothing', 'of', 'the', 'kind']), 'VENDOR_INVALID_RESPONSE'],
    ['gets null', json(null), 'VENDOR_INVALID_RESPONSE'],
    ['is told that there is no such endpoint', json({ success: false }, 404), 'VENDOR_INVALID_RESPONSE'],
    ['is sent elsewhere', elsewhere, 'VENDOR_INVALID_RESPONSE'],
    ['is told to wait', json({ success: false }, 429), 'RATE_LIMITED'],
    ['is refused', json({ success: false }, 403), 'FORBIDDEN'],
    ['gets a refusal where a document should be', json({ success: false }), 'VENDOR_INVALID_RESPONSE'],
  ])('that %s leaves its neighbours alone', async (_what, handler, code) => {
    vendor.at('/userbilling/GetBillingInfo', handler);
    const { data, errors } = await gateway.ask(PAGE, {}, session);
    expect(data).toEqual({
      viewer: { id: 'u-1', seatSummary: { total: 0 }, billingInfo: null },
      config: { today: '2026-04-11' },
    });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['viewer', 'billingInfo'], code],
    ]);
    expect(errors[0]?.extensions.traceId).toMatch(/^[\w-]{36}$/);
    expect(JSON.stringify(errors)).not.toMatch(/SELECT|upstream|hello|127\.0\.0\.1|stack/);
  });

  test.each([
    ['30', 30],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-1', undefined],
    ['soon', undefined],
  ])('that must wait for `%s` returns the seconds to wait: %s', async (wait, seconds) => {
    vendor.at('/userbilling/GetBillingInfo', (_request, response) => {
      response.writeHead(429, { 'retry-after': wait }).end('{"success":false}');
    });
    const { errors } = await gateway.ask(PAGE, {}, session);
    expect(errors.map(({ extensions }) => [extensions.code, extensions.retryAfter])).toEqual([
      ['RATE_LIMITED', seconds],
    ]);
  });

  test('is tried once more after a broken connection, and then succeeds', async () => {
    let tries = 0;
    vendor.at('/userbilling/GetBillingInfo', (request, response) => {
      tries += 1;
      if (tries === 1) reset(request, response);
      else json({ company: 'Lee Ltd', hasExistingPaymentMethod: false })(request, response);
    });
    const { data } = await gateway.ask(PAGE, {}, session);
    expect(data.viewer.billingInfo).toEqual({ company: 'Lee Ltd' });
    expect(tries).toBe(2);
  });

  test('is not tried again after a timeout', async () => {
    vendor.at('/userbilling/GetBillingInfo', silence);
    await gateway.ask(PAGE, {}, session);
    expect(vendor.calls.filter((call) => call.endsWith('GetBillingInfo'))).toHaveLength(1);
  });

  test('with a 401 is UNAUTHENTICATED, except for the viewer, which is null (ERR-02)', async () => {
    vendor.at('/userbilling/GetBillingTokens', json({ success: false }, 401));
    vendor.at('/user/getUserProfile', json({ success: false }, 401));
    const { data, errors } = await gateway.ask(
      '{ viewer { id } billingTokens { braintreeToken } }',
      {},
      session,
    );
    expect(data).toEqual({ viewer: null, billingTokens: null });
    expect(errors.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([
      ['billingTokens', 'UNAUTHENTICATED'],
    ]);
  });

  test('of the billing information with a 401 yields nothing (BILL-09, REST-14)', async () => {
    vendor.at('/userbilling/GetBillingInfo', json({ success: false }, 401));
    const { data, errors } = await gateway.ask(PAGE, {}, session);
    expect(data.viewer).toEqual({ id: 'u-1', seatSummary: { total: 0 }, billingInfo: null });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect((await gateway.ask('{ viewer { billingInfo { company } } }')).data).toEqual({ viewer: null });
  });

  const sale = {
    saleId: 's',
    purchaseId: 'p',
    productName: 'Pro',
    term: 2,
    purchasedDate: '2026-01-01',
    amount: '99999999999999999999',
    quantity: 1,
  };
  const seat = {
    seatId: 's-1',
    licenseType: 0,
    purchaseDate: '2026-01-01',
    expireDate: '2026-12-31',
    subscription: { id: 'g', userId: 'u-1', term: 2, startDate: '2026-01-01', expireDate: '2026-12-31' },
  };
  const rows = { subRows: [{ ...seat, futureTerm: 2, futureMultiplier: 4 }], aseRows: [] };

  test.each([
    [
      'an amount beyond all money',
      '/userbilling/GetSaleRecords',
      'sales { totalCount }',
      { records: [sale] },
    ],
    ['a year that comes four times (ERR-19)', '/user/loadLicenseRows', 'seatSummary { total }', rows],
  ])('of %s is of no use, and not our fault (D-125)', async (_what, path, field, said) => {
    vendor.at(path, json(said));
    const { errors } = await gateway.ask(`{ viewer { ${field} } }`, {}, session);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['VENDOR_INVALID_RESPONSE']);
    expect(JSON.stringify(errors)).not.toMatch(/9999|multiplier/);
  });

  test('of a group that never ends shows the last valid date in all fields', async () => {
    const never = { ...seat.subscription, expireDate: '9999-12-31T23:59:59', autoRenew: true };
    const subRows = [{ ...seat, expireDate: null, subscription: never }];
    vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
    const fields =
      'expireDate nextBillingDate statusLine { text } seats { nodes { pendingChange { text } } }';
    const asked = `{ viewer { subscriptions { nodes { ${fields} } } } }`;
    const { data, errors } = await gateway.ask(asked, {}, session);
    expect(errors).toEqual([]);
    expect(data.viewer.subscriptions.nodes).toEqual([
      {
        expireDate: '9999-12-31',
        nextBillingDate: '9999-12-31',
        statusLine: { text: 'Renews Dec 31, 9999' },
        seats: { nodes: [{ pendingChange: { text: 'None' } }] },
      },
    ]);
  });

  test('never takes missing prices for free ones', async () => {
    vendor.at('/cart/getCartPrices', json({ proMonthlyPrice: '29.00' }));
    const { data, errors } = await gateway.ask('{ priceList { rp { edition } } }', {}, session);
    expect(data).toEqual({ priceList: null });
    expect(errors[0]?.extensions.code).toBe('VENDOR_INVALID_RESPONSE');
  });
});

describe('a vendor that is down', () => {
  test('is reported, and used again as soon as it is back', async () => {
    await vendor.stop();
    const down = await gateway.ask(PAGE, {}, session);
    expect(down.data).toEqual({ viewer: null, config: null });
    expect(new Set(down.errors.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['VENDOR_UNAVAILABLE']),
    );
    expect((await gateway.get('/readyz')).status).toBe(503);
    const back = createServer(json({ accountsHost: 'http://a.test', today: '2026-04-12' }));
    const port = Number(new URL(vendor.url).port);
    await new Promise<void>((done) => back.listen(port, '127.0.0.1', done));
    const up = await gateway.ask('{ config { today } }');
    expect(up.data).toEqual({ config: { today: '2026-04-12' } });
    back.closeAllConnections();
    back.close();
    vendor = await startFaultyVendor();
  });

  test('gets no calls while it fails all of them, and is tried again a moment later', async () => {
    vendor.at('/userbilling/GetBillingInfo', json({}, 500));
    // Three customers in separate networks, since a single one could have caused it.
    for (const home of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      for (let tries = 0; tries < 2; tries += 1)
        await gateway.ask(PAGE, {}, { token: `of-${home}`, headers: { 'x-forwarded-for': home } });
    const before = vendor.calls.length;
    const refused = await gateway.ask('{ viewer { billingInfo { company } } }', {}, session);
    expect(refused.errors[0]?.extensions.code).toBe('VENDOR_UNAVAILABLE');
    expect(vendor.calls.slice(before)).toEqual(['GET /user/getUserProfile']);
    vendor.at('/userbilling/GetBillingInfo', json({ company: 'Back', hasExistingPaymentMethod: false }));
    await new Promise((done) => setTimeout(done, 1_100));
    const again = await gateway.ask('{ viewer { billingInfo { company } } }', {}, session);
    expect(again.data.viewer.billingInfo).toEqual({ company: 'Back' });
  });

  test('does not count as down after many refusals', async () => {
    vendor.at('/userbilling/GetBillingInfo', json({ success: false }, 401));
    for (let tries = 0; tries < 12; tries += 1) await gateway.ask(PAGE, {}, session);
    vendor.at('/userbilling/GetBillingInfo', json({ company: 'Here', hasExistingPaymentMethod: false }));
    const { data } = await gateway.ask(PAGE, {}, session);
    expect(data.viewer.billingInfo).toEqual({ company: 'Here' });
  });
});

test('a port without a listener is not waited for', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const alone = await startGateway({ vendorUrl: `http://127.0.0.1:${port}` });
  const startedAt = performance.now();
  const { errors } = await alone.ask('{ config { today } }');
  expect(errors[0]?.extensions.code).toBe('VENDOR_UNAVAILABLE');
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await alone.stop();
});
