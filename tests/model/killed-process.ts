import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { OrderMoment } from '../../vendor-api/faults/fault-dial';
import { callVendor } from '../testkit/call-vendor';
import { type Child, runProgram } from '../testkit/child';
import { freePorts } from '../testkit/free-ports';
import { databaseUrl } from '../testkit/postgres';
import type { Shop } from '../testkit/start-shop';
import type { Day } from './calendar';
import type { Outage } from './killing';

export interface Time {
  readonly day: Day;
  readonly waitedMs: number;
}

/** The vendor service in its own process, over the database of a shop on PostgreSQL. */
export interface KilledProcess extends Outage {
  readonly url: string;
  tell(time: Time): Promise<void>;
  runCycle(day: Day): Promise<void>;
  stop(): Promise<void>;
}

/** Delay of the kill per unit of work. */
const MS_EACH = 6;

const DIALS: Readonly<Record<OrderMoment, string>> = {
  beforeClaim: 'exitBeforeClaim',
  beforeCharge: 'exitBeforeCharge',
  afterCharge: 'exitAfterCharge',
  afterRecord: 'exitAfterRecord',
};

/** Starts the process; it exits at a moment of an order, or gets SIGKILL at any other time. */
export async function startKilledProcess(shop: Shop, first: Time): Promise<KilledProcess> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const env = await environmentOf(shop, port);
  let time = first;
  let timer: NodeJS.Timeout | undefined;
  let isInDanger = false;
  let deaths = 0;

  async function start(): Promise<Child> {
    const child = runProgram(['tests/testkit/run-bundled.mjs', 'tests/model/vendor-program.ts'], {
      env: { ...env, TODAY: time.day },
    });
    await child.ready;
    return child;
  }
  const isGone = ({ process: { exitCode, signalCode } }: Child) => exitCode !== null || signalCode !== null;
  const tell = async (told: Time) => {
    time = told;
    const heard = once(running.process, 'message');
    running.process.send(told);
    await heard;
  };
  const dial = (settings: object) => callVendor(url, '/__faults', { json: settings });
  let running = await start();
  await tell(first);

  return {
    url,
    tell,
    deaths: () => deaths,
    async killAt(death) {
      isInDanger = true;
      if (typeof death === 'number') {
        timer = setTimeout(() => running.process.kill('SIGKILL'), death * MS_EACH);
        return;
      }
      await dial({ [DIALS[death]]: true });
    },
    async restart() {
      if (!isInDanger) return;
      isInDanger = false;
      clearTimeout(timer);
      // If it did not die it continues its work; if it was about to, it has died by then.
      await dial({}).catch(() => running.exited);
      if (!isGone(running)) return;
      deaths += 1;
      running = await start();
      await tell(time);
    },
    async runCycle(day) {
      await callVendor(url, '/__renewals', { json: { asOf: day } });
    },
    async stop() {
      clearTimeout(timer);
      await running.end('SIGKILL');
    },
  };
}

async function environmentOf({ vendor, sandbox }: Shop, port: number): Promise<Record<string, string>> {
  const named = await vendor.deps.db.execute<{ name: string }>(sql`select current_database() as name`);
  const { settings } = vendor.deps;
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PORT: String(port),
    FAULT_DIAL: 'true',
    CLOUD_AUTHOR: 'true',
    DATABASE_URL: databaseUrl(named.rows[0]?.name ?? ''),
    PAYMENT_TIMEOUT_MS: String(settings.PAYMENT_TIMEOUT_MS),
    PAYMENT_QUIET_MS: String(settings.PAYMENT_QUIET_MS),
    BRAINTREE_LOCAL_URL: sandbox.payments.url,
    CAPTCHA_VERIFY_URL: sandbox.captcha.verifyUrl,
  };
}
