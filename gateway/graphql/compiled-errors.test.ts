import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyVendor, json, page, startFaultyVendor } from '../testkit/faulty-vendor';
import { type RunningGateway, startGateway } from '../testkit/start-gateway';

const PRICES = '{ priceList { rp { edition } } }';
/** More often than a query needs to be compiled. */
const OFTEN = 5;

describe('a query that fails again and again', () => {
  let vendor: FaultyVendor;
  let gateway: RunningGateway;
  beforeAll(async () => {
    vendor = await startFaultyVendor();
  });
  beforeEach(async () => {
    await gateway?.stop();
    gateway = await startGateway({ vendorUrl: vendor.url });
  });
  afterAll(async () => {
    await gateway.stop();
    await vendor.stop();
  });

  test.each([
    ['the session is over', json({}, 401), 'UNAUTHENTICATED'],
    ['the vendor has no time', json({}, 503), 'VENDOR_UNAVAILABLE'],
    ['the vendor talks nonsense', page('<h1>Welcome</h1>'), 'VENDOR_INVALID_RESPONSE'],
  ])('has the same error every time when %s (D-125)', async (_why, handler, code) => {
    vendor.at('/cart/getCartPrices', handler);
    const told: unknown[] = [];
    for (let time = 0; time < OFTEN; time += 1) {
      const { data, errors } = await gateway.ask(PRICES, {}, { token: 'any' });
      told.push([data, errors.map(({ path, extensions }) => [path, extensions.code])]);
    }
    expect(told).toEqual(Array(OFTEN).fill([{ priceList: null }, [[['priceList'], code]]]));
  });
});
