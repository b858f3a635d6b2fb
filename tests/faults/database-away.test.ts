import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BusyService, startBusyService } from '../testkit/busy-service';
import { canHaveCluster, type OwnCluster, startCluster } from '../testkit/own-cluster';
import { isAtLength } from '../testkit/scope';

describe.runIf(isAtLength && canHaveCluster)('a database server that fails', { timeout: 900_000 }, () => {
  let cluster: OwnCluster;
  let busy: BusyService;

  beforeEach(async () => {
    cluster = await startCluster();
    busy = await startBusyService({ url: cluster.url, drop: async () => undefined });
  });
  afterEach(async () => {
    await busy?.stop();
    await cluster?.remove();
  });

  it.each([1, 30, 300])(
    'and comes back after %i seconds leaves every order and renewal whole',
    async (seconds) => {
      await busy.untilCharging();
      await cluster.crash();
      await busy.untilRefused();
      await sleep(seconds * 1_000);
      await cluster.start();
      for (const outcome of await busy.outcomes())
        expect(outcome).toEqual({ charges: ['300.00'], sales: 1, mails: 1 });
      expect([...busy.statuses].filter((status) => status !== 200)).toEqual([503]);
    },
  );
});
