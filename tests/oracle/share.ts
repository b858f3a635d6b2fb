/** A part of a run, small enough for one process. */
export interface Share {
  readonly what: 'carts' | 'vendor' | 'gateway' | 'lives' | 'killed' | 'client' | 'generated';
  readonly seed: number;
  readonly count: number;
}

/** What came of a part of a run. */
export interface Checked {
  readonly count: number;
  /** How often each thing came up. */
  readonly tally: Readonly<Record<string, number>>;
  /** The first thing that was wrong, with all that is needed to see it again; null when nothing was. */
  readonly problem: string | null;
}

/** What came of several parts together. */
export function merged(results: readonly Checked[]): Checked {
  const tally: Record<string, number> = {};
  for (const result of results) {
    for (const [name, count] of Object.entries(result.tally)) tally[name] = (tally[name] ?? 0) + count;
  }
  const problem = results.find((result) => result.problem !== null)?.problem ?? null;
  return { count: countOf(results), tally, problem };
}

export function countOf(results: readonly Checked[]): number {
  return results.reduce((sum, { count }) => sum + count, 0);
}
