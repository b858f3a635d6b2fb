import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder } from './receipt-archive';

async function collect<T>(results: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const result of results) collected.push(result);
  return collected;
}

test('results come in the order of the items, a few at once', async () => {
  let running = 0;
  let most = 0;
  const results = inOrder([30, 5, 20, 1, 10], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(ms);
    running -= 1;
    return ms;
  });
  expect(await collect(results)).toEqual([30, 5, 20, 1, 10]);
  expect(most).toBe(2);
});

test('after a failure nothing more is started', async () => {
  const started: number[] = [];
  const results = inOrder([1, 2, 3, 4, 5, 6], 2, async (item) => {
    started.push(item);
    if (item === 2) throw new Error('no such item');
    return item;
  });
  await expect(collect(results)).rejects.toThrow('no such item');
  expect(started).toEqual([1, 2, 3]);
});

test('nothing more is started for a reader who is gone', async () => {
  const started: number[] = [];
  for await (const item of inOrder([1, 2, 3, 4, 5, 6], 2, async (item) => started.push(item))) {
    expect(item).toBe(1);
    break;
  }
  expect(started).toEqual([1, 2]);
});

test('without items there is nothing to do', async () => {
  expect(await collect(inOrder([], 4, async () => 1))).toEqual([]);
});
