import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { closeDeps, createDeps } from '../../gateway/deps';
import { readEnv } from '../../gateway/env';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { paymentCards } from '../../vendor-api/db/schema/billing';
import { neverKept } from '../oracle/differential/keeps-nothing';
import { putCardOnFile, renew, sendReceiptsTo, type TrialCard } from '../testkit/renewals';
import { type Shop, startShop } from '../testkit/start-shop';
import type { TestUser } from '../testkit/start-vendor';
import type { TestDatabase } from '../testkit/test-databases';
import type { Day } from './calendar';
import { type KilledProcess, startKilledProcess } from './killed-process';
import { type Outage, simulateKills } from './killing';
import { cents, readPrices } from './price-list';
import type { Prices } from './prices';

/** The whole portal on a movable date, with two customers. */
export interface Scene {
  readonly shop: Shop;
  readonly prices: Prices;
  readonly users: readonly [TestUser, TestUser];
  /** Kills the vendor service at a moment of the next order, and restarts it. */
  readonly outage: Outage;
  today(): Day;
  moveTo(day: Day): Promise<void>;
  /** Lets enough time pass to check orders without an answer, and checks them. */
  settle(): Promise<void>;
  /** Charges of this life at the provider, in cents. */
  charges(): number[];
  ask<Data>(user: TestUser, query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Like `ask`; null without an answer. */
  tryToAsk<Data>(user: TestUser, query: string, variables: Record<string, unknown>): Promise<Data | null>;
  download(user: TestUser, path: string): Promise<Uint8Array>;
  putCardOnFile(user: TestUser, card: TrialCard): Promise<void>;
  runCycle(): Promise<void>;
  startAnew(): Promise<void>;
  stop(): Promise<void>;
}

export const FIRST_DAY: Day = '2026-04-11';

/** Address for the receipts of a customer's renewals. */
export const receiptsOf = ({ id }: Pick<TestUser, 'id'>) => `${id}@receipts.example`;

/** Kills simulated in one process, or real ones of a vendor service process on PostgreSQL. */
export type Killing = 'simulated' | 'real';

export async function openScene(
  database: TestDatabase = 'PGlite',
  killing: Killing = 'simulated',
): Promise<Scene> {
  const shop = await startShop(database, {
    TODAY: FIRST_DAY,
    LOG_LEVEL: 'fatal',
    CLOUD_AUTHOR: 'true',
    // The waits of a thousand lives add up to days without a new sign-in.
    SESSION_TTL_HOURS: '2160',
  });
  const { db, clock, settings } = shop.vendor.deps;
  // Longer than the provider's timeout, and than any holder keeps an order.
  const quietMs = settings.PAYMENT_QUIET_MS + 1_000;
  let today = FIRST_DAY;
  let waitedMs = 0;
  const process = killing === 'real' ? await startKilledProcess(shop, { day: today, waitedMs }) : null;
  const { gateway, dropConfig, close } = await startAttentiveGateway(shop, process?.url ?? shop.vendor.url);
  Object.assign(clock, { today: () => today, now: () => new Date(Date.now() + waitedMs) });
  const users = [await newCustomer(shop), await newCustomer(shop)] as const;
  const putOnFile = cardsOf(shop);
  const { tryToAsk, ask } = asking(gateway);
  const forgetAll = await statementThatForgets(shop);
  let earlier = 0;
  const taken = () => shop.charges();
  return {
    shop,
    users,
    ask,
    tryToAsk,
    outage: process ?? simulateKills(shop.vendor.deps),
    prices: await readPrices(ask, users[0]),
    today: () => today,
    async moveTo(day) {
      today = day;
      await process?.tell({ day, waitedMs });
      dropConfig();
    },
    async settle() {
      waitedMs += quietMs;
      await process?.tell({ day: today, waitedMs });
      await shop.settle();
    },
    charges: () => taken().slice(earlier).map(cents),
    async download({ token }, path) {
      const response = await gateway.get(path, { authorization: token });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return new Uint8Array(await response.arrayBuffer());
    },
    putCardOnFile: putOnFile,
    runCycle: () => runCycle(shop, process, today),
    async startAnew() {
      await db.execute(forgetAll);
      earlier = taken().length;
      for (const user of users) await putOnFile(user, 'approved');
    },
    async stop() {
      await close();
      await process?.stop();
      await shop.stop();
    },
  };
}

/** A service that dies during it does not answer. */
async function runCycle(shop: Shop, process: KilledProcess | null, day: Day): Promise<void> {
  const run = process === null ? renew(shop, day) : process.runCycle(day);
  await run.catch(() => undefined);
}

/** Starts a gateway that shows changes by another customer or by the vendor immediately. */
async function startAttentiveGateway(shop: Shop, vendorUrl: string) {
  const env = { NODE_ENV: 'test', VENDOR_URL: vendorUrl };
  const spare = createDeps(readEnv(env), pino({ level: 'silent' }));
  const gateway = await startGateway({
    vendorUrl,
    env: { SANDBOX_URL: shop.sandbox.payments.url, ORDER_LIMIT: '1000000', LOG_LEVEL: 'fatal' },
    overrides: {
      config: spare.config,
      licenses: neverKept(),
      cloudGroups: neverKept(),
    },
  });
  return {
    gateway,
    dropConfig: () => spare.config.drop(),
    async close() {
      await gateway.stop();
      await closeDeps(spare);
    },
  };
}

/** Every charge, renewals included, must be mailed. */
async function newCustomer(shop: Shop): Promise<TestUser> {
  const user = await shop.vendor.user({ company: 'Lee Ltd' });
  await sendReceiptsTo(shop, user, receiptsOf(user));
  return user;
}

/** Puts cards on file; each is requested from the provider once. */
function cardsOf(shop: Shop): Scene['putCardOnFile'] {
  const tokens = new Map<string, string>();
  return async (user, card) => {
    const name = `${user.id} ${card}`;
    const providerToken = tokens.get(name);
    if (providerToken === undefined) tokens.set(name, await putCardOnFile(shop, user, card));
    else
      await shop.vendor.deps.db
        .update(paymentCards)
        .set({ providerToken, updatedAt: new Date() })
        .where(eq(paymentCards.userId, user.id));
  };
}

const KEPT: readonly string[] = ['users', 'sessions', 'payment_cards', 'price_list', 'service_settings'];

/** A single statement, which the database checks as a whole, since the tables reference each other. */
async function statementThatForgets({ vendor }: Shop) {
  const { rows } = await vendor.deps.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !KEPT.includes(name));
  const deletes = names.map((name) => `"from ${name}" as (delete from ${name})`);
  return sql.raw(`with ${deletes.join()} select 1`);
}

function asking(gateway: RunningGateway): Pick<Scene, 'ask' | 'tryToAsk'> {
  return {
    async ask<Data>(user: TestUser, query: string, variables: Record<string, unknown> = {}) {
      const { data, errors } = await gateway.ask<Data>(query, variables, { token: user.token });
      if (errors.length > 0) throw new Error(`${JSON.stringify(errors)} for ${query}`);
      return data;
    },
    async tryToAsk<Data>(user: TestUser, query: string, variables: Record<string, unknown>) {
      const { data, errors } = await gateway.ask<Data>(query, variables, { token: user.token });
      return errors.length > 0 ? null : data;
    },
  };
}
