import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BusyService, startBusyService } from '#tests/testkit/busy-service';
import { onServer } from '#tests/testkit/postgres';
import { bothDatabases } from '#tests/testkit/test-databases';

const endSessions = (name: string) =>
  onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

async function rename(from: string, to: string): Promise<void> {
  for (let isRenamed = false; !isRenamed; ) {
    await endSessions(from);
    isRenamed = await onServer(`alter database ${from} rename to ${to}`).then(
      () => true,
      () => false,
    );
  }
}

const OUTAGES: Record<string, (busy: BusyService) => Promise<unknown>> = {
  async 'ends every connection again and again'({ databaseName }) {
    for (let round = 0; round < 25; round += 1) {
      await endSessions(databaseName);
      await sleep(20);
    }
  },
  async 'goes away and comes back'({ line, untilRefused }) {
    line.cut();
    await untilRefused();
    line.restore();
  },
  async 'falls silent and comes back'({ line, untilRefused }) {
    line.hold();
    await untilRefused();
    line.restore();
  },
  async 'is renamed and gets its name back'({ databaseName, untilRefused }) {
    const away = `${databaseName}_away`;
    await rename(databaseName, away);
    await untilRefused();
    await rename(away, databaseName);
  },
  async 'lets nobody in for a while'({ databaseName, untilRefused }) {
    await onServer(`alter database ${databaseName} allow_connections false`);
    await endSessions(databaseName);
    await untilRefused();
    await onServer(`alter database ${databaseName} allow_connections true`);
  },
  async 'takes no changes for a while, as one that is failed over'({ databaseName, untilRefused }) {
    const setting = 'default_transaction_read_only';
    await onServer(`alter database ${databaseName} set ${setting} = on`);
    await endSessions(databaseName);
    await untilRefused();
    await onServer(`alter database ${databaseName} reset ${setting}`);
    await endSessions(databaseName);
  },
};

describe.runIf(bothDatabases.includes('PostgreSQL'))('a database server that', { timeout: 120_000 }, () => {
  let busy: BusyService;

  beforeEach(async () => {
    busy = await startBusyService();
  });
  afterEach(() => busy?.stop());

  it.each(Object.entries(OUTAGES))(
    '%s is told of as an outage, and every order and renewal is whole, and work goes on',
    async (_name, outage) => {
      await outage(busy);
      for (const outcome of await busy.outcomes()) {
        expect(outcome).toEqual({ charges: ['300.00'], sales: 1, mails: 1 });
      }
      expect([...busy.statuses].filter((status) => status !== 200)).toEqual([503]);
    },
  );
});
