import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from './eventually';
import { freePorts } from './free-ports';

/** PostgreSQL server of a test, which can fail like a machine. */
export interface OwnCluster {
  readonly port: number;
  readonly url: string;
  /** Runs a statement outside of the database of `url`. */
  on(statement: string): Promise<void>;
  /** Kills the server; committed data is on its disk. */
  crash(): Promise<void>;
  /** Stops the server like an administrator, without waiting for its clients. */
  shutDown(): Promise<void>;
  /** Starts the server and waits until it accepts connections. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const programs = programsFolder();

export const canHaveCluster = programs !== null;

function programsFolder(): string | null {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const found = folder.toString().trim();
    return existsSync(join(found, 'initdb')) ? found : null;
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    void client.end().catch(() => undefined);
  }
}

export function startCluster(): Promise<OwnCluster> {
  return startOver('initdb', ['-U', 'postgres', '-A', 'trust']);
}

/** Starts a read-only replica of another server, which can be promoted. */
export function startStandby(primary: OwnCluster): Promise<OwnCluster> {
  return startOver('pg_basebackup', ['-R', '-c', 'fast', '-d', primary.url]);
}

async function startOver(maker: string, options: string[]): Promise<OwnCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  const owner = account();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const program = (name: string) => join(programs ?? '', name);
  execFileSync(program(maker), ['-D', data, ...options], { ...owner, cwd: folder, stdio: 'ignore' });
  const [port = 0] = await freePorts(1);
  const addressOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const url = addressOf('postgres');
  let server: ChildProcess | null = null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server === null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
    server = null;
  }
  const answers = () =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    );

  const cluster: OwnCluster = {
    port,
    url,
    on: (statement) => query(addressOf('template1'), statement),
    async start() {
      const settings = ['-D', data, '-p', `${port}`, '-c', `unix_socket_directories=${folder}`];
      server = spawn(program('postgres'), settings, { ...owner, cwd: folder, stdio: 'ignore' });
      await eventually(answers, (isThere) => isThere, 60_000);
    },
    crash: () => end('SIGQUIT'),
    shutDown: () => end('SIGINT'),
    async remove() {
      await cluster.crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}
