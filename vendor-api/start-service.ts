import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { passwordCost } from './account/passwords';
import { buildApp } from './app';
import { createClock } from './clock';
import { openDatabase } from './db/client';
import { damageError } from './db/errors';
import { ensureDianaCard } from './demo/diana-card';
import { seedDemo } from './demo/seed-demo';
import type { VendorDeps } from './deps';
import type { VendorEnv } from './env';
import { createFaultDial } from './faults/fault-dial';
import { closeServer, listen } from './http/listen';
import { startJobs } from './jobs/start-jobs';
import { smtpMailer } from './mail/mailer';
import { orderKinds } from './order-kinds';
import { braintreePayments } from './payments/braintree/braintree-payments';
import { siteVerifier } from './payments/captcha-verifier';
import { seedPriceList } from './store/prices/load-price-list';

/** Time for the rest of an order, after the provider's own timeout. */
const FINISH_MS = 5_000;

export interface RunningService {
  readonly port: number;
  /** Waits for orders and renewals in progress. */
  stop(): Promise<void>;
}

export async function startService(
  settings: VendorEnv,
  log: Logger,
  onStep: (doing: string) => void = () => undefined,
): Promise<RunningService> {
  onStep('opening the database');
  const database = await openDatabase(settings);
  try {
    onStep('bringing the tables up to date');
    await database.migrate();
    const deps = buildDeps(database.db, settings, log);
    await writeFirstData(deps, onStep).catch(async (error: unknown) => {
      // The embedded database fails on a full disk without naming the cause.
      await database.checkRoom();
      throw error;
    });
    const server = await listen(buildApp(deps), settings.PORT, settings.HOST);
    const jobs = startJobs(deps);
    const demo = new AbortController();
    if (settings.DEMO_DATA)
      ensureDianaCard(deps, demo.signal).catch((err) => log.error({ err }, 'no demo card'));
    const stop = async () => {
      demo.abort();
      const orderMs = settings.PAYMENT_TIMEOUT_MS + FINISH_MS;
      await Promise.all([closeServer(server, orderMs), jobs.stop()]);
      deps.mailer.close();
      await database.close();
    };
    return { port: portOf(server.address()), stop };
  } catch (error) {
    await database.close();
    throw damageError(error) ?? error;
  }
}

async function writeFirstData(deps: VendorDeps, onStep: (doing: string) => void): Promise<void> {
  await seedPriceList(deps.db);
  if (!deps.settings.DEMO_DATA) return;
  onStep('writing the demonstration data');
  await seedDemo(deps);
}

function buildDeps(db: VendorDeps['db'], settings: VendorEnv, log: Logger): VendorDeps {
  return {
    db,
    settings,
    log,
    clock: createClock(settings.TODAY),
    payments: braintreePayments(settings),
    captcha: siteVerifier(settings),
    mailer: smtpMailer(settings),
    passwordCost: passwordCost(settings.PASSWORD_COST),
    faults: createFaultDial(),
    orderKinds,
  };
}

function portOf(address: AddressInfo | string | null): number {
  return address !== null && typeof address === 'object' ? address.port : 0;
}
