import { describe, expect, it } from 'vitest';
import { attackVendor } from '../oracle/tampering/attack-vendor';
import { makeWorld } from '../oracle/tampering/world';

describe('orders tampered with at the vendor’s own port', () => {
  it('are refused without a trace, or sold at exactly the price of the oracle (CART-19, PRICE-22)', async () => {
    const world = await makeWorld('PGlite', 411);
    try {
      const tally = await attackVendor(world, 411, 200);
      expect(tally['SOLD']).toBeGreaterThan(15);
      expect(tally['PRICE_CHANGED']).toBeGreaterThan(40);
    } finally {
      await world.shop.stop();
    }
  }, 300_000);
});
