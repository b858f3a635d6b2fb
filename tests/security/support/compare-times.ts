const PAIRS = 20;
const TRIES = 4;
const RATIO = 1.5;

type Work = () => Promise<unknown>;

/**
 * Checks whether two kinds of work take about equally long. They alternate, so that load affects both; a
 * difference is measured again.
 * @param prepare runs before each piece of work, untimed
 */
export async function takeAsLong(one: Work, other: Work, prepare: Work): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const turn = pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const which of turn) {
        await prepare();
        times[which].push(await msOf(which === 0 ? one : other));
      }
    }
    const [a, b] = times.map(median);
    if (a !== undefined && b !== undefined && Math.max(a, b) / Math.min(a, b) <= RATIO) return true;
  }
  return false;
}

async function msOf(work: Work): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
