import { describe, expect, test } from 'vitest';
import { duringEachTest, duringTests } from '#tests/testkit/during-tests';
import { json, page, startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const PRICES = '{ priceList { rp { edition } } }';
/** More often than a query needs to be compiled. */
const OFTEN = 5;

describe('a query that fails again and again', () => {
  const vendor = duringTests(() => startFaultyVendor());
  const gateway = duringEachTest(() => startGateway({ vendorUrl: vendor.url }));

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
