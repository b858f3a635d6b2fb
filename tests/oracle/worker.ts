import { live } from '../model/life';
import { type Killing, openScene } from '../model/scene';
import { hasPostgres } from '../testkit/postgres';
import { checkCarts } from './check-carts';
import { checkClient, checkGenerated } from './differential/check-differential';
import type { Checked, Share } from './share';
import { attackGateway } from './tampering/attack-gateway';
import { attackVendor, type Tally } from './tampering/attack-vendor';
import { makeWorld, type World } from './tampering/world';

/** Runs its share and reports once. */
process.once('message', async ({ what, seed, count }: Share) => {
  process.send?.(await CHECKS[what](seed, count), () => process.exit());
});

const CHECKS = {
  carts: async (seed, count) => checkCarts(seed, count),
  vendor: (seed, count) => attacked('vendor', seed, count),
  gateway: (seed, count) => attacked('gateway', seed, count),
  lives: (seed, count) => lived(seed, count, 'simulated'),
  client: (seed, count) => checkClient(seed, count),
  generated: (seed, count) => checkGenerated(seed, count),
  killed: (seed, count) => lived(seed, count, 'real'),
} satisfies Record<Share['what'], (seed: number, count: number) => Promise<Checked>>;

async function lived(seed: number, lives: number, killing: Killing): Promise<Checked> {
  // A local server is faster than the embedded database.
  const scene = await openScene((await hasPostgres()) ? 'PostgreSQL' : 'PGlite', killing);
  try {
    const { tally, problem } = await live(scene, { seed, lives, maxTrials: 8, auditEvery: 25 });
    return { count: lives, tally: { ...tally, 'the service died': scene.outage.deaths() }, problem };
  } finally {
    await scene.stop();
  }
}

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
