import { describe, expect, test } from 'vitest';
import type { Licenses } from '../models/licenses';
import { createSessionCache } from './session-cache';

const newCache = ({ ttlMs }: { ttlMs: number }) => createSessionCache<Licenses>({ ttlMs, weigh: () => 1 });
const licenses = (hasRp: boolean): Licenses => ({
  groups: [],
  perpetual: [],
  education: [],
  upgradeCodes: [],
  hasRp,
});

describe('rows that are at hand', () => {
  test('are loaded once for two who ask at the same time', async () => {
    const cache = newCache({ ttlMs: 1_000 });
    let loads = 0;
    const load = async () => {
      loads += 1;
      return licenses(true);
    };
    await Promise.all([cache.load('a', load), cache.load('a', load)]);
    expect(loads).toBe(1);
  });

  test('are those of one session alone, and of nobody without one', async () => {
    const cache = newCache({ ttlMs: 1_000 });
    await cache.load('a', async () => licenses(true));
    expect((await cache.load('b', async () => licenses(false))).hasRp).toBe(false);
    await cache.load('', async () => licenses(true));
    expect((await cache.load('', async () => licenses(false))).hasRp).toBe(false);
  });

  test('do not include what was on its way when a write dropped them', async () => {
    const cache = newCache({ ttlMs: 1_000 });
    let arrive: (rows: Licenses) => void = () => {};
    const old = cache.load('a', () => new Promise<Licenses>((resolve) => (arrive = resolve)));
    cache.drop('a');
    const fresh = cache.load('a', async () => licenses(true));
    arrive(licenses(false));
    await Promise.all([old, fresh]);
    expect((await cache.load('a', async () => licenses(false))).hasRp).toBe(true);
  });

  test('do not include a failure', async () => {
    const cache = newCache({ ttlMs: 1_000 });
    await expect(cache.load('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.load('a', async () => licenses(true))).hasRp).toBe(true);
  });

  test('are forgotten after their time', async () => {
    const cache = newCache({ ttlMs: 20 });
    await cache.load('a', async () => licenses(true));
    await new Promise((done) => setTimeout(done, 60));
    expect((await cache.load('a', async () => licenses(false))).hasRp).toBe(false);
  });
});
