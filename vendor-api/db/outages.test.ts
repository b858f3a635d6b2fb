import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BusyService, startBusyService } from '#tests/testkit/busy-service';
import { onServer } from '#tests/testkit/postgres';
import { endSessions, renameDatabase } from '#tests/testkit/rename-database';
import { bothDatabases } from '#tests/testkit/test-databases';

const OUTAGES: Record<string, (busy: BusyService) => Promise<unknown>> = {
  async 'ends every connection again and again'({ databaseName }) {
    for (let round = 0; round < 25; round += 1) {
      await endSessions(onServer, databaseName);
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
    await renameDatabase(onServer, databaseName, away);
    await untilRefused();
    await renameDatabase(onServer, away, databaseName);
  },
  async 'lets nobody in for a while'({ databaseName, untilRefused }) {
    await onServer(`alter database ${databaseName} allow_connections false`);
    await endSessions(onServer, databaseName);
    await untilRefused();
    await onServer(`alter database ${databaseName} allow_connections true`);
  },
  async 'takes no changes for a while, as one that is failed over'({ databaseName, untilRefused }) {
    const setting = 'default_transaction_read_only';
    await onServer(`alter database ${databaseName} set ${setting} = on`);
    await endSessions(onServer, databaseName);
    await untilRefused();
    await onServer(`alter database ${databaseName} reset ${setting}`);
    await endSessions(onServer, databaseName);
  },
};

describe.runIf(bothDatabases.includes('PostgreSQL'))('a database server that', () => {
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
