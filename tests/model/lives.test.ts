import { expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { isAtLength } from '../testkit/scope';
import { live } from './life';
import { openScene } from './scene';

const scene = duringTests(() => openScene());

const LIVES = isAtLength ? 1_000 : 120;
/** Half a second on a quiet machine. */
const LONGEST_LIFE_MS = 3_000;

it('gives nobody a day that nobody paid for, and takes nothing that it did not show, whatever customers do', {
  timeout: LIVES * LONGEST_LIFE_MS,
}, async () => {
  const { tally, problem } = await live(scene, {
    seed: 20_261_123,
    lives: LIVES,
    maxTrials: 3,
    auditEvery: 20,
  });
  expect(problem).toBeNull();
  // Lives in which no step succeeds would prove nothing.
  const done = Object.keys(tally).filter((name) => name.endsWith(': done'));
  expect(done.length).toBeGreaterThan(20);
});
