import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyVendor, startFaultyVendor } from '../testkit/faulty-vendor';
import { type RunningGateway, startGateway } from '../testkit/start-gateway';

let vendor: FaultyVendor;
let gateway: RunningGateway;

beforeEach(async () => {
  vendor = await startFaultyVendor();
  const env = { VENDOR_TIMEOUT_MS: '1500' };
  gateway = await startGateway({ vendorUrl: vendor.url, env });
});
afterEach(async () => {
  await gateway.stop();
  await vendor.stop();
});

describe('what is sent to the vendor', () => {
  test('always has an Authorization header, empty for nobody', async () => {
    await gateway.ask('{ config { today } }');
    expect(vendor.headers[0]?.authorization).toBe('');
  });

  test('has the three cookies of a delegate and no others', async () => {
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
