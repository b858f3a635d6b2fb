import { Client } from 'pg';
import { eventually } from './eventually';
import { startCluster, startStandby } from './own-cluster';
import { startTcpProxy } from './tcp-proxy';

/** Two PostgreSQL servers behind one address; commits are on the disks of both. */
export interface ClusterPair {
  readonly url: string;
  /** Makes the first server fail, so that the address does not answer. */
  loseFirst(): Promise<void>;
  /** Promotes the second server, and redirects the address to it. */
  promoteSecond(): Promise<void>;
  remove(): Promise<void>;
}

async function isFollowed(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

export async function startClusterPair(): Promise<ClusterPair> {
  const first = await startCluster();
  const second = await startStandby(first);
  // Set after copying the second, which otherwise would wait for a third one once promoted.
  await first.on(`alter system set synchronous_standby_names = '*'`);
  await first.on('select pg_reload_conf()');
  await eventually(() => isFollowed(first.url), Boolean);
  const address = await startTcpProxy({ host: '127.0.0.1', port: first.port });
  return {
    url: Object.assign(new URL(first.url), { port: String(address.port) }).href,
    async loseFirst() {
      await first.crash();
      address.cut();
    },
    async promoteSecond() {
      await second.on('select pg_promote()');
      address.leadTo(second.port);
      address.restore();
    },
    async remove() {
      await address.close();
      await second.remove();
      await first.remove();
    },
  };
}
