import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Checked, countOf, merged, type Share } from './share';

// The gateway's SDL is bundled as text.
const BUNDLED = fileURLToPath(new URL('../testkit/run-bundled.mjs', import.meta.url));
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Odd and large: its multiples are far apart. */
const SPREAD = 0x9e37_79b1;

/** Divides a total into shares with their own seeds; those of neighboring seeds do not overlap. */
export function sharesOf(what: Share['what'], seed: number, total: number, size: number): Share[] {
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    what,
    seed: (Math.imul(seed, SPREAD) + index) | 0,
    count: Math.min(size, total - index * size),
  }));
}

/** Runs the shares with one process per core; resolves when all are done or one has found a problem. */
export async function runInParallel(
  shares: readonly Share[],
  onShare: (done: number) => void,
): Promise<Checked> {
  const waiting = [...shares];
  const results: Checked[] = [];
  const work = async () => {
    for (let share = waiting.shift(); share !== undefined; share = waiting.shift()) {
      const result = await inChild(share);
      results.push(result);
      onShare(countOf(results));
      if (result.problem !== null) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return merged(results);
}

function inChild(share: Share): Promise<Checked> {
  const child = fork(BUNDLED, [WORKER]);
  return new Promise((resolve, reject) => {
    child.once('message', (result: Checked) => resolve(result));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A share ended with code ${code} and without an answer.`)));
    child.send(share);
  });
}
