import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox';
import { openDatabase } from '../../vendor-api/db/client';
import { readEnv } from '../../vendor-api/env';
import { startService } from '../../vendor-api/start-service';
import { ensureBuilt } from '../testkit/built';
import { buyingCustomers, customersAt, outcomeOf } from '../testkit/busy-customers';
import { runProgram } from '../testkit/child';
import { fillFolder } from '../testkit/migrated-folder';
import { createDatabase } from '../testkit/postgres';
import { bothDatabases, type TestDatabase } from '../testkit/test-databases';

const run = promisify(execFile);

interface Place {
  readonly env: Record<string, string>;
  /** Makes a backup as documented; `restore` makes a new place from it. */
  backup(): Promise<{ restore(): Promise<Place> }>;
  remove(): Promise<void>;
}

function folderPlace(folder: string): Place {
  const removed = (name: string) => rmSync(name, { recursive: true, force: true });
  return {
    env: { DATA_DIR: folder },
    async backup() {
      cpSync(folder, `${folder}-backup`, { recursive: true });
      return {
        async restore() {
          cpSync(`${folder}-backup`, `${folder}-restored`, { recursive: true });
          return folderPlace(`${folder}-restored`);
        },
      };
    },
    async remove() {
      for (const name of [folder, `${folder}-backup`]) removed(name);
    },
  };
}

async function serverPlace(): Promise<Place> {
  const { url, drop } = await createDatabase();
  const file = join(mkdtempSync(join(tmpdir(), 'vendor-dump-')), 'portal.dump');
  return {
    env: { DATABASE_URL: url, DATA_DIR: 'unused' },
    async backup() {
      await run('pg_dump', ['--format=custom', `--file=${file}`, url]);
      return {
        async restore() {
          const restored = await serverPlace();
          const target = `--dbname=${restored.env['DATABASE_URL']}`;
          await run('pg_restore', ['--no-owner', '--exit-on-error', target, file]);
          return restored;
        },
      };
    },
    remove: drop,
  };
}

const places: Record<TestDatabase, () => Promise<Place>> = {
  PGlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendor-'));
    await fillFolder(folder);
    return folderPlace(folder);
  },
  PostgreSQL: serverPlace,
};

describe.each(bothDatabases)('a backup of %s', (database) => {
  let sandbox: Sandbox;
  let place: Place;
  const used: Place[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox();
    place = await places[database]();
    used.push(place);
  });
  afterAll(async () => {
    for (const { remove } of used) await remove();
    await sandbox?.close();
  });

  const envOf = ({ env }: Place) => ({
    NODE_ENV: 'test',
    PORT: '0',
    BRAINTREE_LOCAL_URL: sandbox.payments.url,
    CAPTCHA_VERIFY_URL: sandbox.captcha.verifyUrl,
    SMTP_URL: sandbox.mail.smtpUrl,
    ...env,
  });

  async function buyAt(at: Place) {
    const settings = readEnv(envOf(at));
    const before = await openDatabase(settings);
    await before.migrate();
    const [customer] = await buyingCustomers({ db: before.db, settings, sandbox }, 1);
    await before.close();
    if (!customer) throw new Error('no customer');
    const service = await startService(settings, pino({ level: 'silent' }));
    const world = { db: before.db, settings, sandbox };
    const customers = customersAt(`http://127.0.0.1:${service.port}`, world, new AbortController().signal);
    await customers.order(customer);
    await service.stop();
    return customer;
  }

  async function reconcile(at: Place) {
    await ensureBuilt('vendor-api');
    const child = runProgram(['dist/vendor-api/reconcile.js'], { env: envOf(at) });
    const { code } = await child.exited;
    return { code, output: child.output() };
  }

  it('is restored and goes on, and the comparison names what was charged since', async () => {
    const kept = await buyAt(place);
    const backup = await place.backup();
    expect(await reconcile(place)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^No difference/),
    });
    const missed = await buyAt(place);

    const restored = await backup.restore();
    used.push(restored);
    const { code, output } = await reconcile(restored);
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^${missed.orderId}: charge \\w+ of 300.00 has no order here\nDifferences: 1,`),
    );

    const settings = readEnv(envOf(restored));
    await buyAt(restored);
    const { db, close } = await openDatabase(settings);
    expect(await outcomeOf({ db, settings, sandbox }, kept)).toMatchObject({ charges: ['300.00'], sales: 1 });
    expect(await outcomeOf({ db, settings, sandbox }, missed)).toMatchObject({
      charges: ['300.00'],
      sales: 0,
    });
    await close();
  });
});
