import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from './eventually';
import { freePorts } from './free-ports';

/** A PostgreSQL server of the test's own, which it can take away as a machine that fails does. */
export interface OwnCluster {
  readonly url: string;
  /** Ends it in the midst of everything; what was committed is on its disk. */
  crash(): Promise<void>;
  /** Starts it and waits until it lets somebody in. */
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

export async function startCluster(): Promise<OwnCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  const owner = account();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const program = (name: string) => join(programs ?? '', name);
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const [port] = await freePorts(1);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  async function answers(): Promise<boolean> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  const cluster: OwnCluster = {
    url,
    async start() {
      const options = ['-D', data, '-p', `${port}`, '-c', `unix_socket_directories=${folder}`];
      server = spawn(program('postgres'), options, { ...owner, cwd: folder, stdio: 'ignore' });
      await eventually(answers, (isThere) => isThere, 60_000);
    },
    async crash() {
      if (server === null) return;
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
      server = null;
    },
    async remove() {
      await cluster.crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}
