import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { type Child, runProgram } from '../testkit/child';

const probe = new URL('./cpu-probe.mjs', import.meta.url).href;

/** A server process under measurement. */
export interface BenchServer {
  name: string;
  pool: Pool;
  child: Child;
  /** Processor time used so far, user and system, in microseconds. */
  cpu: () => Promise<number>;
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

/** Starts a script as a server of its own process. */
export async function startServer(
  name: string,
  script: string,
  port: number,
  env: Record<string, string>,
): Promise<BenchServer> {
  const file = script.endsWith('.ts') ? fileURLToPath(new URL(script, import.meta.url)) : script;
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = runProgram([...loader, '--import', probe, file], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: String(port), ...env },
  });
  await child.ready;
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 4 });
  return {
    name,
    pool,
    child,
    cpu: async () => {
      const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>(child, 'cpu');
      return cpu.user + cpu.system;
    },
    close: async () => {
      await pool.close();
      await child.end('SIGTERM');
    },
  };
}
