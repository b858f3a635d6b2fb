import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/start-sandbox';
import { openDatabase } from '../../vendor-api/db/client';
import { readEnv } from '../../vendor-api/env';
import { startService } from '../../vendor-api/start-service';
import { buyingCustomers, customersAt, outcomeOf } from '../testkit/busy-customers';
import { eventually } from '../testkit/eventually';
import { isAtLength } from '../testkit/scope';

/** Less than the provider may take, but more than anything else may. */
const SLOW_MS = 22_000;

it.runIf(isAtLength)(
  'a vendor service that is told to stop finishes an order that the provider takes long over',
  { timeout: 120_000 },
  async () => {
    const sandbox = await startSandbox();
    const folder = mkdtempSync(join(tmpdir(), 'vendor-'));
    const settings = readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      BRAINTREE_LOCAL_URL: sandbox.payments.url,
      CAPTCHA_VERIFY_URL: sandbox.captcha.verifyUrl,
      SMTP_URL: sandbox.mail.smtpUrl,
    });
    const before = await openDatabase(settings);
    await before.migrate();
    const [customer] = await buyingCustomers({ ...before, settings, sandbox }, 1);
    if (!customer) throw new Error('no customer');
    await before.close();
    const service = await startService(settings, pino({ level: 'silent' }));
    const world = { ...before, settings, sandbox };
    const customers = customersAt(`http://127.0.0.1:${service.port}`, world, new AbortController().signal);

    sandbox.payments.faults.set({ operation: 'sale', kind: 'latency', ms: SLOW_MS });
    const ordered = customers.order(customer);
    ordered.catch(() => undefined);
    await eventually(
      async () => sandbox.payments.ledger().length,
      (count) => count === 1,
    );

    await service.stop();
    await ordered;
    expect([...customers.statuses]).toEqual([200]);
    const after = await openDatabase(settings);
    expect(await outcomeOf({ ...after, settings, sandbox }, customer)).toMatchObject({ sales: 1 });
    await after.close();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  },
);
