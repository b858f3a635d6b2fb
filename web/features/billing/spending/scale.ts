import type { Cents } from '#domain/money/cents';

const MOST_STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round amounts up to and just over the largest one, at most four of them, for the lines behind a chart. */
export function scaleFor(largest: Cents): readonly Cents[] {
  const least = Math.max(largest, 100) / MOST_STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (ROUND.find((round) => round * magnitude >= least) ?? 10);
  const steps = Math.ceil(Math.max(largest, 100) / step);
  return Array.from({ length: steps }, (_, index) => step * (index + 1));
}
