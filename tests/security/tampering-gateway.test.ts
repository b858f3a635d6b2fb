import { describe, expect, it } from 'vitest';
import { attackGateway } from '../oracle/tampering/attack-gateway';
import { makeWorld } from '../oracle/tampering/world';

describe('orders tampered with between the preview and the gateway', () => {
  it('are refused without a trace, or sold at exactly the price of the oracle (CART-20, PRICE-22)', async () => {
    const world = await makeWorld('PGlite', 412);
    try {
      const tally = await attackGateway(world, 412, 100);
      expect(tally['DONE']).toBeGreaterThan(10);
      expect(tally['PRICE_CHANGED']).toBeGreaterThan(20);
    } finally {
      await world.shop.stop();
    }
  }, 300_000);
});
