import { hasPostgres } from '../testkit/postgres';
import { readOptions } from './options';
import { runInParallel, sharesOf } from './run-in-parallel';
import type { Share } from './share';

const { seed, carts, differential, tampered, lives } = readOptions(process.argv.slice(2));
// An order through the gateway costs several times as much.
const throughGateway = Math.floor(tampered / 4);
// Restarting a process takes seconds, and its database must outlive it.
const killed = (await hasPostgres()) ? Math.ceil(lives / 50) : 0;

// Every operation of the client, with another vendor in each round.
const rounds = Math.ceil(differential / 5_000);

console.log(`Seed ${seed}.`);
const isGood =
  (await run('carts priced by the rules and by the oracle', sharesOf('carts', seed, carts, 25_000))) &&
  (await run('operations of the client by both ways', sharesOf('client', seed, rounds, 5))) &&
  (await run('generated operations by both ways', sharesOf('generated', seed, differential, 2_500))) &&
  (await run('tampered orders at the vendor', sharesOf('vendor', seed, tampered - throughGateway, 500))) &&
  (await run('tampered orders at the gateway', sharesOf('gateway', seed, throughGateway, 250))) &&
  (await run('lives of customers', sharesOf('lives', seed, lives, 200))) &&
  (await run('lives before a service that is killed', sharesOf('killed', seed, killed, 20)));
if (lives > 0 && killed === 0) console.log('Without a PostgreSQL server no service is killed but in play.');
process.exitCode = isGood ? 0 : 1;

/** Runs the shares and prints their result; resolves to false on a problem. */
async function run(what: string, shares: readonly Share[]): Promise<boolean> {
  if (shares.length === 0) return true;
  const started = performance.now();
  const { count, tally, problem } = await runInParallel(shares, (done) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    if (process.stdout.isTTY) process.stdout.write(`\r${done} ${what}`);
    else console.log(`${done} ${what} after ${seconds} s`);
  });
  if (process.stdout.isTTY) process.stdout.write('\r');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${count} ${what} in ${seconds} s:`);
  for (const [name, times] of Object.entries(tally).toSorted()) console.log(`  ${name}: ${times}`);
  console.log(problem === null ? 'Nothing contradicts the oracle.' : `Wrong:\n${problem}`);
  return problem === null;
}
