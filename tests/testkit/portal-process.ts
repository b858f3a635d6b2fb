import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { types } from 'node:util';
import { SHORT_LIVED_WITH_DATABASE } from '../../scripts/lib/node-flags.mjs';
import type { Question, Reply } from './portal-commands';

/** Servers in their own process, since the browser globals of screen tests would break them. */
export interface PortalProcess {
  /** Returns a number for a portal to start. */
  newPortal(): number;
  /** Sends a command to one of the portals, or starts or stops it. */
  ask(portal: number, name: string, ...args: unknown[]): Promise<unknown>;
}

let running: PortalProcess | undefined;

/** One process per worker, for all of its files. */
export function portalProcess(): PortalProcess {
  running ??= startProcess();
  return running;
}

function startProcess(): PortalProcess {
  const folder = join(process.cwd(), 'tests/testkit');
  const args = [...SHORT_LIVED_WITH_DATABASE, '--enable-source-maps', join(folder, 'run-bundled.mjs')];
  const child = spawn(process.execPath, [...args, join(folder, 'portal-program.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const output: string[] = [];
  child.stdout?.on('data', (bytes) => output.push(String(bytes)));
  child.stderr?.on('data', (bytes) => output.push(String(bytes)));
  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  child.once('exit', () => {
    running = undefined;
    const error = `The process of the portals ended:\n${output.join('')}`;
    for (const [id, take] of waiting) take({ id, error });
  });
  letGo(child);
  let portals = 0;
  let questions = 0;
  return {
    newPortal: () => ++portals,
    ask(portal, name, ...args) {
      const question: Question = { id: ++questions, portal, name, args: args.map(withoutStandIn) };
      return new Promise((resolve, reject) => {
        waiting.set(question.id, ({ id, value, error }) => {
          waiting.delete(id);
          if (error === undefined) resolve(value);
          else reject(new Error(error));
        });
        child.send(question);
      });
    },
  };
}

/** Copies what a stand-in of `during-tests.ts` stands for, since proxies cannot be sent. */
function withoutStandIn(arg: unknown): unknown {
  return types.isProxy(arg) && typeof arg === 'object' ? { ...arg } : arg;
}

/** Lets the worker end, and ends the process too: once waited for, its CPU time counts as the worker's. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  process.once('SIGTERM', () => {
    child.once('exit', () => process.kill(process.pid, 'SIGTERM'));
    child.ref();
    child.disconnect();
  });
}
