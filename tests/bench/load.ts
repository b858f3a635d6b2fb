import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { benchRequest } from './question';
import type { BenchServer } from './server';

const SECONDS = 8;

/** Throughput of the gateway with this many connections, each with its own account. */
export interface LoadResult {
  readonly connections: number;
  readonly perSecond: number;
  /** Percentiles in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

async function underLoad({ url }: BenchServer, connections: number): Promise<LoadResult> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1_000;
  const ask = async (worker: number) => {
    for (let n = 0; performance.now() < end; n += 1) {
      const { path, headers, body } = benchRequest(`20-load-${worker}-${n}`, { groups: 1, seats: 50 });
      const started = performance.now();
      const answer = await pool.request({ path, method: 'POST', headers, body });
      await answer.body.arrayBuffer();
      if (answer.statusCode === 200) times.push(performance.now() - started);
      else {
        failed += 1;
        await sleep(Number(answer.headers['retry-after'] ?? 0) * 1_000);
      }
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, worker) => ask(worker)));
  const took = (performance.now() - started) / 1_000;
  await pool.close();
  times.sort((a, b) => a - b);
  const within = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { connections, perSecond: times.length / took, p50: within(0.5), p99: within(0.99), failed };
}

/** Measures the intended load, and ten times as much. */
export async function measureLoad(gateway: BenchServer): Promise<LoadResult[]> {
  await underLoad(gateway, 50);
  return [await underLoad(gateway, 50), await underLoad(gateway, 500)];
}
