import { checkCarts } from './check-carts';
import type { Checked, Share } from './share';
import { attackGateway } from './tampering/attack-gateway';
import { attackVendor, type Tally } from './tampering/attack-vendor';
import { makeWorld, type World } from './tampering/world';

/** Does its share and reports once. */
process.once('message', async ({ what, seed, count }: Share) => {
  const checked = what === 'carts' ? checkCarts(seed, count) : await attacked(what, seed, count);
  process.send?.(checked, () => process.exit());
});

async function attacked(what: 'vendor' | 'gateway', seed: number, count: number): Promise<Checked> {
  const attack: (world: World, seed: number, count: number) => Promise<Tally> =
    what === 'vendor' ? attackVendor : attackGateway;
  const world = await makeWorld('PGlite', seed);
  try {
    return { count, tally: await attack(world, seed, count), problem: null };
  } catch (error) {
    return { count: 0, tally: {}, problem: String(error) };
  } finally {
    await world.shop.stop();
  }
}
