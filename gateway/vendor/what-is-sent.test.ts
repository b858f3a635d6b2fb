import { describe, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { VENDOR_TIMEOUT_MS: '1500' } }),
);

const CONFIG = 'GET /status/getconfig';

describe('what is sent to the vendor', () => {
  test('always has an Authorization header, empty without a session (AUTH-21)', async () => {
    await gateway.ask('{ config { today } }');
    expect(vendor.headers[0]?.authorization).toBe('');
  });

  test('has the token of the session at every call of a screen (AUTH-21)', async () => {
    const screen = `{ viewer { name billingInfo { company } sales { totalCount } seatSummary { total } }
      priceList { rp { edition } } couponBundle { hasRP10Promo } config { today } }`;
    await gateway.ask(screen, {}, { token: 'good' });
    const sent = vendor.calls.map((call, index) => [call, vendor.headers[index]?.authorization]);
    // The configuration is shared by all sessions and requested without one.
    const [shared, own] = [
      sent.filter(([call]) => call === CONFIG),
      sent.filter(([call]) => call !== CONFIG),
    ];
    expect(shared).toEqual([[CONFIG, '']]);
    expect(own.map(([, token]) => token)).toEqual(Array(6).fill('good'));
  });

  test('at sign-out goes to the account service’s own host (AUTH-19, REST-04)', async () => {
    const accounts = await startFaultyVendor();
    const asked: (string | undefined)[][] = [];
    accounts.at('/user/logout', (request, response) => {
      asked.push([request.method, request.url, request.headers.authorization]);
      json({ success: true })(request, response);
    });
    const env = { ACCOUNT_SERVICE_URL: accounts.url };
    const apart = await startGateway({ vendorUrl: vendor.url, env });
    await apart.ask('mutation { logout { success } }', {}, { token: 'good' });
    expect(asked).toEqual([['GET', '/user/logout?isAjax=true', 'good']]);
    expect(vendor.calls).not.toContain('GET /user/logout');
    await apart.stop();
    await accounts.stop();
  });

  test('has the three cookies of a delegate and no others (AUTH-16, AUTH-21)', async () => {
    const cookie = 'stoken=good; theme=dark; btid=b1; portaluser=p1; _ga=1';
    await gateway.ask('{ viewer { isDelegate } }', {}, { headers: { cookie } });
    expect(vendor.headers[0]).toMatchObject({
      cookie: 'stoken=good; btid=b1; portaluser=p1',
      authorization: 'good',
    });
  });

  test('has no cookie of another session than the header’s', async () => {
    const cookie = 'stoken=other; btid=b1; portaluser=p1';
    const { data } = await gateway.ask(
      '{ viewer { isDelegate } }',
      {},
      { token: 'good', headers: { cookie } },
    );
    expect(data.viewer.isDelegate).toBe(false);
    expect(vendor.headers[0]).not.toHaveProperty('cookie');
  });
});
