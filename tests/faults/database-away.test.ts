import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BusyService, startBusyService } from '../testkit/busy-service';
import { startClusterPair } from '../testkit/cluster-pair';
import { canHaveCluster, type OwnCluster, startCluster } from '../testkit/own-cluster';
import { renameDatabase } from '../testkit/rename-database';
import { isAtLength } from '../testkit/scope';

async function expectAllWhole(busy: BusyService): Promise<void> {
  for (const outcome of await busy.outcomes())
    expect(outcome).toEqual({ charges: ['300.00'], sales: 1, mails: 1 });
  expect([...busy.statuses].filter((status) => status !== 200)).toEqual([503]);
}

interface Absence {
  goes(cluster: OwnCluster): Promise<void>;
  returns(cluster: OwnCluster): Promise<void>;
}

const AWAY = {
  crashes: { goes: (cluster) => cluster.crash(), returns: (cluster) => cluster.start() },
  'is restarted': { goes: (cluster) => cluster.shutDown(), returns: (cluster) => cluster.start() },
  'has its database renamed': {
    goes: ({ on }) => renameDatabase(on, 'postgres', 'elsewhere'),
    returns: ({ on }) => renameDatabase(on, 'elsewhere', 'postgres'),
  },
} satisfies Record<string, Absence>;

async function busyOver(database: { url: string; remove(): Promise<void> }): Promise<BusyService> {
  onTestFinished(() => database.remove());
  const busy = await startBusyService({ url: database.url, drop: async () => undefined });
  onTestFinished(() => busy.stop());
  return busy;
}

describe.runIf(isAtLength && canHaveCluster)('a database server that', { timeout: 900_000 }, () => {
  it.each<[keyof typeof AWAY, number]>([
    ['crashes', 1],
    ['crashes', 30],
    ['crashes', 300],
    ['is restarted', 1],
    ['has its database renamed', 1],
    ['has its database renamed', 30],
  ])('%s and is back after %i seconds leaves every order and renewal whole', async (name, seconds) => {
    const cluster = await startCluster();
    const busy = await busyOver(cluster);
    await busy.untilCharging();
    await AWAY[name].goes(cluster);
    await busy.untilRefused();
    await sleep(seconds * 1_000);
    await AWAY[name].returns(cluster);
    await expectAllWhole(busy);
  });

  it.each([0, 30])(
    'fails and is replaced after %i seconds by the one that followed it leaves every order and renewal whole',
    async (seconds) => {
      const pair = await startClusterPair();
      const busy = await busyOver(pair);
      await busy.untilCharging();
      await pair.loseFirst();
      await busy.untilRefused();
      await sleep(seconds * 1_000);
      await pair.promoteSecond();
      await expectAllWhole(busy);
    },
  );
});
