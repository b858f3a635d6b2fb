import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SHORT_LIVED_WITH_DATABASE } from '../../scripts/lib/node-flags.mjs';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Child {
  /** Output of both streams so far. */
  output: () => string;
  /** Output of the error stream so far. */
  errors: () => string;
  /** Resolves when the program reports that it is ready; rejects with its output if it ends before. */
  ready: Promise<void>;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  process: ChildProcess;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

function whenReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: boolean }) => {
      if (message.ready === true) resolve();
    });
    child.once('close', () => reject(new Error(`The program ended before it was ready:\n${output()}`)));
  });
}

export interface RunOptions {
  env: Record<string, string>;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Flags of Node. Measured programs have none, so as to run like a long-lived server. */
  flags?: readonly string[];
}

/** Runs Node with exactly this environment, as a child process that reports when it is ready. */
export function runProgram(
  args: string[],
  { cwd = repository, flags = SHORT_LIVED_WITH_DATABASE, ...options }: RunOptions,
): Child {
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd,
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const all: string[] = [];
  const errors: string[] = [];
  child.stdout?.on('data', (bytes) => all.push(String(bytes)));
  child.stderr?.on('data', (bytes) => {
    all.push(String(bytes));
    errors.push(String(bytes));
  });
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = whenReady(child, () => all.join(''));
  ready.catch(() => undefined);
  return {
    output: () => all.join(''),
    errors: () => errors.join(''),
    ready,
    exited,
    process: child,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}
