import { describe, expect, it } from 'vitest';
import { attackVendor } from '../oracle/tampering/attack-vendor';
import { makeWorld } from '../oracle/tampering/world';
import { isAtLength } from '../testkit/scope';

describe('orders tampered with at the vendor’s own port', () => {
  it('are refused without a trace, or sold at exactly the price of the oracle (CART-19, PRICE-22)', async () => {
    const world = await makeWorld('PGlite', 411);
    try {
      const tally = await attackVendor(world, 411, isAtLength ? 200 : 80);
      expect(tally['SOLD']).toBeGreaterThan(isAtLength ? 15 : 5);
      expect(tally['PRICE_CHANGED']).toBeGreaterThan(isAtLength ? 40 : 15);
    } finally {
      await world.shop.stop();
    }
  }, 300_000);
});
