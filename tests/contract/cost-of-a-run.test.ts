import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { costCounter } from '../../scripts/lib/cost.mjs';

/** Program that starts another and outlives it by half a second. */
const starting = (program: string) => `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(program)}]).once('exit', () => setTimeout(() => {}, 500));
`;
/** Uses CPU time, then kills its parent. */
const BUSY = `
  while (process.cpuUsage().user < 700_000) for (let step = 0; step < 1e6; step += 1);
  setTimeout(() => process.kill(process.ppid, 'SIGKILL'), 300);
`;

it('the cost of a program that outlives its parent is counted, like that of a closed browser', async () => {
  const cost = costCounter(50);
  const run = starting(starting(BUSY));
  await cost.count('browser', () => once(spawn(process.execPath, ['-e', run]), 'exit'));
  const [, seconds] = /browser (\d+) s/.exec(cost.summary(10)) ?? [];
  // Starting up uses only a fraction of that.
  expect(Number(seconds), 'seconds of processor time').toBeGreaterThan(0);
});
