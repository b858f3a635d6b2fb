import { expect, test } from 'vitest';
import { scaleFor } from './amount-bars';

test.each([
  [160_800, [50_000, 100_000, 150_000, 200_000]],
  [200_000, [50_000, 100_000, 150_000, 200_000]],
  [1_587_240, [500_000, 1_000_000, 1_500_000, 2_000_000]],
  [30_000, [10_000, 20_000, 30_000]],
  [1_000_000_000, [250_000_000, 500_000_000, 750_000_000, 1_000_000_000]],
  [0, [25, 50, 75, 100]],
  [7, [25, 50, 75, 100]],
])('behind %i cents lie round amounts that reach over them', (largest, lines) => {
  expect(scaleFor(largest)).toEqual(lines);
});
