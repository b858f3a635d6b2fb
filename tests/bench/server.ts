import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { type Child, runProgram } from '../testkit/child';

const probe = new URL('./cpu-probe.mjs', import.meta.url).href;

export interface BenchServer {
  name: string;
  url: string;
  pool: Pool;
  child: Child;
  /** CPU time used so far, user and system, in microseconds. */
  cpu: () => Promise<number>;
  /** Memory of the process in megabytes. */
  memory: () => Promise<number>;
  close: () => Promise<void>;
}

export function ask<T>(child: Child, question: string): Promise<T> {
  return new Promise((resolve) => {
    const onMessage = (answer: T | { ready: true }) => {
      if (typeof answer === 'object' && answer !== null && 'ready' in answer) return;
      child.process.off('message', onMessage);
      resolve(answer);
    };
    child.process.on('message', onMessage);
    child.process.send(question);
  });
}

export async function startServer(
  name: string,
  script: string,
  port: number,
  env: Record<string, string>,
): Promise<BenchServer> {
  const isOurs = script.startsWith('.');
  const file = isOurs ? fileURLToPath(new URL(script, import.meta.url)) : script;
  const loader = isOurs ? ['--import', 'tsx'] : [];
  const child = runProgram([...loader, '--import', probe, file], {
    flags: [],
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: String(port), ...env },
  });
  await child.ready;
  const url = `http://127.0.0.1:${port}`;
  const pool = new Pool(url, { connections: 4 });
  return {
    name,
    url,
    pool,
    child,
    cpu: async () => {
      const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>(child, 'cpu');
      return cpu.user + cpu.system;
    },
    memory: async () => {
      const { memory } = await ask<{ memory: number }>(child, 'memory');
      return memory / 1_000_000;
    },
    close: async () => {
      await pool.close();
      await child.end('SIGTERM');
    },
  };
}

/** Within a minute V8 releases memory that a busy process keeps for the next request. */
export async function settledMemory(server: BenchServer): Promise<number> {
  await setTimeout(60_000);
  return server.memory();
}
