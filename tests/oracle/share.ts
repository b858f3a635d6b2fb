export interface Share {
  readonly what: 'carts' | 'vendor' | 'gateway' | 'lives' | 'killed' | 'client' | 'generated';
  readonly seed: number;
  readonly count: number;
}

export interface Checked {
  readonly count: number;
  /** Number of occurrences by name. */
  readonly tally: Readonly<Record<string, number>>;
  /** First problem with everything needed to reproduce it; null if there was none. */
  readonly problem: string | null;
}

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
