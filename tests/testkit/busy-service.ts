import { pino } from 'pino';
import { startSandbox } from '../../sandbox/start-sandbox';
import { openDatabase } from '../../vendor-api/db/client';
import { readEnv } from '../../vendor-api/env';
import { enqueueMail } from '../../vendor-api/mail/outbox';
import { startService } from '../../vendor-api/start-service';
import { buyingCustomers, customersAt, outcomeOf, renewingCustomers } from './busy-customers';
import { eventually } from './eventually';
import { createMigrated } from './server-databases';
import { TEST_TODAY } from './start-vendor';
import { startTcpProxy, type TcpProxy } from './tcp-proxy';

const EACH = 4;
const HURRIED = {
  PAYMENT_TIMEOUT_MS: '2000',
  PAYMENT_QUIET_MS: '2500',
  JANITOR_INTERVAL_MS: '300',
  DATABASE_TIMEOUT_MS: '1500',
};

/** The whole service with its jobs and customers over its own database, through a proxy that can break. */
export interface BusyService {
  readonly line: TcpProxy;
  readonly databaseName: string;
  /** Every HTTP status that customers have seen. */
  readonly statuses: ReadonlySet<number>;
  /** Resolves once the provider has taken a payment, while others are under way. */
  untilCharging(): Promise<unknown>;
  /** Resolves once a customer has got an outage error. */
  untilRefused(): Promise<unknown>;
  /** Outcomes of all orders and renewals, once all are done. */
  outcomes(): Promise<Awaited<ReturnType<typeof outcomeOf>>[]>;
  stop(): Promise<void>;
}

interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Starts the service with due groups, and with other customers who read and order. */
export async function startBusyService(given?: OwnDatabase): Promise<BusyService> {
  const own = given ?? (await createMigrated());
  const { hostname: host, port, pathname } = new URL(own.url);
  const line = await startTcpProxy({ host, port: Number(port) || 5432 });
  const sandbox = await startSandbox();
  const through = Object.assign(new URL(own.url), { port: String(line.port) }).href;
  const settings = readEnv({
    ...{ NODE_ENV: 'test', TODAY: TEST_TODAY, PORT: '0', DATABASE_URL: through, ...HURRIED },
    BRAINTREE_LOCAL_URL: sandbox.payments.url,
    CAPTCHA_VERIFY_URL: sandbox.captcha.verifyUrl,
    SMTP_URL: sandbox.mail.smtpUrl,
  });
  const direct = await openDatabase({ DATABASE_URL: own.url, DATA_DIR: '' });
  await direct.migrate();
  const world = { db: direct.db, settings, sandbox };
  const renewing = await renewingCustomers(world, EACH);
  const buying = await buyingCustomers(world, EACH);
  sandbox.payments.faults.set({ operation: 'sale', kind: 'latency', ms: 150, count: EACH * 2 });

  const service = await startService(settings, pino({ level: 'silent' }));
  const leaving = new AbortController();
  const customers = customersAt(`http://127.0.0.1:${service.port}`, world, leaving.signal);
  const reads = [...renewing, ...buying].map(customers.read);
  const orders = buying.map(customers.order);
  const { statuses } = customers;

  return {
    line,
    databaseName: pathname.slice(1),
    statuses,
    untilCharging: () =>
      eventually(
        async () => sandbox.payments.ledger().length,
        (count) => count > 0,
      ),
    untilRefused: () =>
      eventually(
        async () => [...statuses],
        (seen) => seen.some((status) => status !== 200),
      ),
    async outcomes() {
      await Promise.all(orders);
      const customersThere = [...renewing, ...buying];
      const outcomes = () => Promise.all(customersThere.map((customer) => outcomeOf(world, customer)));
      await eventually(outcomes, (all) => all.every(({ mails }) => mails > 0), 60_000);
      // A mail interrupted while sending is retried after half a minute; a new one is sent immediately.
      const mail = { kind: 'test', to: 'after@test.example', subject: 'Hello', text: 'Hello.', html: '' };
      await enqueueMail(direct.db, new Date(), mail);
      await eventually(
        async () => sandbox.mail.mailbox.list(mail.to).length,
        (count) => count === 1,
      );
      return outcomes();
    },
    async stop() {
      leaving.abort();
      await Promise.allSettled([...reads, ...orders]);
      await service.stop();
      await line.close();
      await direct.close();
      await own.drop();
      await sandbox.close();
    },
  };
}
