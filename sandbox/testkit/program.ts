import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '#tests/testkit/built';
import { LOCAL_KEYS } from '../payments/server';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Program {
  /** Both streams so far. */
  output(): string;
  /** Exit code; null after a signal. */
  readonly end: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the built sandbox as a process, with only the given settings in its environment. */
export async function runSandbox(settings: Readonly<Record<string, string>>): Promise<Program> {
  await ensureBuilt('sandbox');
  const child = spawn(process.execPath, ['dist/sandbox/main.js'], {
    cwd: root,
    env: { ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  return {
    output: () => output,
    end: once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null)),
    kill: (signal) => child.kill(signal),
  };
}

/** Waits until the program listens; returns the address of its payments. */
export async function listening(program: Program): Promise<{ url: string; keys: typeof LOCAL_KEYS }> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const line = program
      .output()
      .split('\n')
      .find((text) => text.includes('"msg":"listening"'));
    if (line) {
      const { port } = JSON.parse(line) as { port: number };
      return { url: `http://127.0.0.1:${port}`, keys: LOCAL_KEYS };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The sandbox does not listen: ${program.output()}`);
}
