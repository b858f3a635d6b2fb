import { expect, test } from 'vitest';
import { isAtLength } from '#tests/testkit/scope';
import { checkClient, checkGenerated } from '../oracle/differential/check-differential';

// Always the same: `npm run oracle` draws others.
const SEED = 1;

test('every operation of the web client is answered as graphql-js over zod would, whatever the vendor answers', async () => {
  const { problem, count } = await checkClient(SEED, isAtLength ? 5 : 1);
  expect(problem).toBeNull();
  expect(count).toBeGreaterThan(100);
});

test('so are operations that no client of ours sends', async () => {
  const { problem, tally } = await checkGenerated(SEED, isAtLength ? 2_000 : 150);
  expect(problem).toBeNull();
  // A generator that never makes one of these kinds would find nothing in it.
  for (const kind of ['conditions', 'fragments', 'mutations', 'variables', 'hostile vendor', 'with errors'])
    expect(tally).toHaveProperty(kind);
});
