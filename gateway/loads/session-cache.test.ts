import { describe, expect, test } from 'vitest';
import type { Licenses } from '../models/licenses';
import type { Known } from '../vendor/caller';
import { createSessionCache } from './session-cache';

const newCache = (currentMs: number, maxBytes = 10_000) =>
  createSessionCache<Licenses>({ currentMs, maxBytes });
const licenses = (hasRp: boolean, size = 100): Known<Licenses> => ({
  answer: { groups: [], perpetual: [], education: [], upgradeCodes: [], hasRp },
  tag: '"1"',
  digest: null,
  size,
});

describe('cached rows', () => {
  test('are loaded once for two who ask at the same time', async () => {
    const cache = newCache(1_000);
    let loads = 0;
    const load = async () => {
      loads += 1;
      return licenses(true);
    };
    await Promise.all([cache.load('a', load), cache.load('a', load)]);
    expect(loads).toBe(1);
  });

  test('belong to one session only, and are not kept without a session', async () => {
    const cache = newCache(1_000);
    await cache.load('a', async () => licenses(true));
    expect((await cache.load('b', async () => licenses(false))).hasRp).toBe(false);
    await cache.load('', async () => licenses(true));
    expect((await cache.load('', async () => licenses(false))).hasRp).toBe(false);
  });

  test('are asked for again before a change, as what may still be the answer', async () => {
    const cache = newCache(1_000);
    const first = licenses(true);
    await cache.load('a', async () => first);
    cache.askAgain('a');
    const asked: (Known<Licenses> | null)[] = [];
    await cache.load('a', async (known) => {
      asked.push(known);
      return first;
    });
    expect(asked).toEqual([first]);
  });

  test('do not include what was on its way when a write dropped them', async () => {
    const cache = newCache(1_000);
    let arrive: (rows: Known<Licenses>) => void = () => {};
    const old = cache.load('a', () => new Promise<Known<Licenses>>((resolve) => (arrive = resolve)));
    cache.drop('a');
    const fresh = cache.load('a', async () => licenses(true));
    arrive(licenses(false));
    await Promise.all([old, fresh]);
    expect((await cache.load('a', async () => licenses(false))).hasRp).toBe(true);
  });

  test('do not include a failure', async () => {
    const cache = newCache(1_000);
    await expect(cache.load('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.load('a', async () => licenses(true))).hasRp).toBe(true);
  });

  test('are asked for again after their time, with what is known of them', async () => {
    const cache = newCache(0);
    const known = licenses(true);
    const first = await cache.load('a', async () => known);
    const asked: unknown[] = [];
    const again = await cache.load('a', async (before) => {
      asked.push(before);
      return before ?? licenses(false);
    });
    expect(asked).toEqual([known]);
    expect(again).toBe(first);
  });

  test('are not known after a write', async () => {
    const cache = newCache(0);
    await cache.load('a', async () => licenses(true));
    cache.drop('a');
    const asked: unknown[] = [];
    await cache.load('a', async (before) => {
      asked.push(before);
      return licenses(true);
    });
    expect(asked).toEqual([null]);
  });

  test('are forgotten where others need the room', async () => {
    const cache = newCache(1_000);
    for (const session of ['a', 'b', 'c']) await cache.load(session, async () => licenses(true, 4_000));
    expect((await cache.load('a', async () => licenses(false))).hasRp).toBe(false);
    expect((await cache.load('c', async () => licenses(false))).hasRp).toBe(true);
  });

  test('are not kept where they alone would need more than there is', async () => {
    const cache = newCache(1_000);
    await cache.load('a', async () => licenses(true, 20_000));
    expect((await cache.load('a', async () => licenses(false))).hasRp).toBe(false);
  });
});
