import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { eventually } from '#tests/testkit/eventually';
import { repeat } from './start-jobs';

const log = pino({ level: 'silent' });

it('runs at once and again, never twice at a time, also after a failed run', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const run = async () => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
    if (runs === 1) throw new Error('the first one fails');
  };
  const job = repeat({ name: 'test', everyMs: 1, run }, log);
  await eventually(
    () => Promise.resolve(runs),
    (count) => count >= 4,
  );
  await job.stop();
  expect(most).toBe(1);
});

it('is stopped in its pause at once, and in a run when the run has ended', async () => {
  let isDone = false;
  const run = async (signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await sleep(50);
    isDone = true;
  };
  await repeat({ name: 'test', everyMs: 60_000, run }, log).stop();
  expect(isDone).toBe(true);
  const pausing = repeat({ name: 'test', everyMs: 60_000, run: () => Promise.resolve() }, log);
  await sleep(20);
  const startedAt = performance.now();
  await pausing.stop();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

it('runs again a second after a failed run, and at once when it is woken, however long its interval', async () => {
  const startedAt = performance.now();
  const runs: number[] = [];
  const run = async () => {
    runs.push(performance.now() - startedAt);
    if (runs.length === 1) throw new Error('the first one fails');
  };
  const ran = (times: number) =>
    eventually(
      () => Promise.resolve(runs.length),
      (count) => count >= times,
      10_000,
    );
  const job = repeat({ name: 'test', everyMs: 3_600_000, run }, log);
  await ran(2);
  job.wake();
  await ran(3);
  await job.stop();
  expect(runs[1]).toBeGreaterThan(900);
});
