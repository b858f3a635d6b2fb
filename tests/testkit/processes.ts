import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf, programsOf } from '../../scripts/lib/programs.mjs';
import { ensureBuilt } from './built';
import { type Child, type RunOptions, repository, runProgram } from './child';
import { freePorts } from './free-ports';

export type ProgramName = 'gateway' | 'vendor-api' | 'sandbox';

/** The portals' day; `npm run test:all` draws one, so that no test depends on the day it is run. */
export const today = () => process.env['TEST_TODAY'] ?? new Date().toISOString().slice(0, 10);

const startOrder: ProgramName[] = ['sandbox', 'vendor-api', 'gateway'];

export interface PortalOptions {
  /** Settings as for `npm start`. */
  env?: Record<string, string>;
  /** Programs to start immediately; the others can be started later. */
  only?: ProgramName[];
  dataFrom?: string;
  flags?: RunOptions['flags'];
}

/** The real programs of the portal in separate processes, on free ports, with a data folder of their own. */
export interface Portal {
  urls: { portal: string; accounts: string; vendor: string; payments: string; mail: string };
  dataFolder: string;
  start: (name: ProgramName) => Promise<void>;
  /** Lets the program finish what is in flight. */
  stop: (name: ProgramName) => Promise<void>;
  /** Kills the program, like a crash or a power failure. */
  kill: (name: ProgramName) => Promise<void>;
  restartAll: () => Promise<void>;
  /** Everything the program has logged over all starts. */
  logs: (name: ProgramName) => string;
  /** Process id; undefined while the program is not running. */
  pid: (name: ProgramName) => number | undefined;
  close: () => Promise<void>;
}

async function settings(options: PortalOptions, dataFolder: string): Promise<Record<string, string>> {
  const [gateway, vendor, payments, smtp, mail] = await freePorts(5);
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    PORT: String(gateway),
    VENDOR_PORT: String(vendor),
    PAYMENTS_PORT: String(payments),
    SMTP_PORT: String(smtp),
    MAIL_PORT: String(mail),
    DATA_DIR: dataFolder,
    // A run over midnight keeps its starting day.
    TODAY: today(),
    // Test passwords need no protection, and there are hundreds.
    PASSWORD_COST: '8',
    ...options.env,
  };
}

function supervisor(env: Record<string, string>, flags: Pick<RunOptions, 'flags'>) {
  const programs = programsOf(env);
  const running = new Map<ProgramName, Child>();
  const history = new Map<ProgramName, Child[]>();

  async function start(name: ProgramName): Promise<void> {
    const program = programs.find(({ part }) => part === name);
    if (program === undefined) throw new Error(`There is no program ${name}.`);
    const child = runProgram(['--enable-source-maps', join(repository, 'dist', name, 'main.js')], {
      env: program.env,
      ...flags,
    });
    running.set(name, child);
    history.set(name, [...(history.get(name) ?? []), child]);
    await child.ready;
  }

  async function end(name: ProgramName, signal: NodeJS.Signals): Promise<void> {
    await running.get(name)?.end(signal);
    running.delete(name);
  }

  const logs = (name: ProgramName) => (history.get(name) ?? []).map((child) => child.output()).join('');
  const pid = (name: ProgramName) => running.get(name)?.process.pid;
  return { start, end, logs, pid };
}

/** Starts the portal's built programs; `close` ends them and removes their data. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  await ensureBuilt();
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-'));
  if (options.dataFrom !== undefined) cpSync(options.dataFrom, dataFolder, { recursive: true });
  const env = await settings(options, dataFolder);
  const { start, end, logs, pid } = supervisor(env, options.flags ? { flags: options.flags } : {});
  const stopAll = async () => {
    for (const name of startOrder.toReversed()) await end(name, 'SIGTERM');
  };
  const startAll = (names: ProgramName[]) => Promise.all(names.map(start));
  const portal: Portal = {
    urls: addressesOf(env),
    dataFolder,
    start,
    stop: (name) => end(name, 'SIGTERM'),
    kill: (name) => end(name, 'SIGKILL'),
    restartAll: async () => {
      await stopAll();
      await startAll(startOrder);
    },
    logs,
    pid,
    close: async () => {
      await stopAll();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  await startAll(options.only ?? startOrder).catch(async (error: unknown) => {
    await portal.close();
    throw error;
  });
  return portal;
}
