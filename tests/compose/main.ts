import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../testkit/eventually';
import { buyerAt } from './buyer';
import { compose, copiesOf, replace } from './containers';

const PORTAL = 'http://127.0.0.1:4000';

/** The order limit is 30 per minute and customer. */
const PACE_MS = 2_500;

/** Repeats work until stopped; resolves to the number of runs and their problems. */
function meanwhile(work: () => Promise<void>, everyMs = 0) {
  let isOver = false;
  const problems: string[] = [];
  async function repeat(): Promise<{ times: number; problems: string[] }> {
    let times = 0;
    while (!isOver) {
      await work().catch((error: unknown) => problems.push(String(error)));
      times += 1;
      await sleep(everyMs);
    }
    return { times, problems };
  }
  const ended = repeat();
  return {
    end: () => {
      isOver = true;
      return ended;
    },
  };
}

/** Replaces every container of two gateways and two vendor services while customers buy and read. */
await compose('up', '-d', '--scale', 'gateway=2', '--scale', 'vendor=2', ...process.argv.slice(2));
await eventually(
  () =>
    fetch(`${PORTAL}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ),
  (isReady) => isReady,
  300_000,
);
const buyer = await buyerAt(PORTAL);
await buyer.buy();
console.log('A seat was bought through the edge.');
const before = await buyer.seats();
const buying = meanwhile(() => buyer.buy(), PACE_MS);
const looking = meanwhile(async () => void (await buyer.seats()));
for (const service of ['gateway', 'vendor']) {
  for (const id of await copiesOf(service)) {
    await replace(id);
    console.log(`Replaced a copy of ${service}.`);
  }
}
const [bought, looked] = await Promise.all([buying.end(), looking.end()]);
const problems = [...bought.problems, ...looked.problems];
console.log(
  `Meanwhile ${bought.times} orders and ${looked.times} looks, of which ${problems.length} failed.`,
);
for (const problem of problems.slice(0, 20)) console.log(problem);
const owed = before + bought.times - bought.problems.length;
await eventually(
  () => buyer.seats(),
  (seats) => seats === owed,
);
console.log(`The customer has all ${owed} seats, and no other.`);
process.exitCode = problems.length > 0 ? 1 : 0;
