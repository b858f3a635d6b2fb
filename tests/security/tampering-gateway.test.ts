import { describe, expect, it } from 'vitest';
import { attackGateway } from '../oracle/tampering/attack-gateway';
import { makeWorld } from '../oracle/tampering/world';
import { isAtLength } from '../testkit/scope';

describe('orders tampered with between the preview and the gateway', () => {
  it('are refused without a trace, or sold at exactly the price of the oracle (CART-20, PRICE-22)', async () => {
    const world = await makeWorld('PGlite', 412);
    try {
      const tally = await attackGateway(world, 412, isAtLength ? 100 : 40);
      expect(tally['DONE']).toBeGreaterThan(isAtLength ? 10 : 3);
      expect(tally['PRICE_CHANGED']).toBeGreaterThan(isAtLength ? 20 : 8);
    } finally {
      await world.shop.stop();
    }
  }, 300_000);
});
