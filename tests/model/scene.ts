import { pino } from 'pino';
import { closeDeps, createDeps } from '../../gateway/deps';
import { readEnv } from '../../gateway/env';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { putCardOnFile, renew, type TrialCard } from '../testkit/renewals';
import { type Shop, startShop } from '../testkit/start-shop';
import type { TestUser } from '../testkit/start-vendor';
import type { Day } from './calendar';
import { EDITIONS, type Prices, TERMS } from './prices';

/** The whole portal on a day that can be moved, with two customers in front of it. */
export interface Scene {
  readonly shop: Shop;
  readonly prices: Prices;
  today(): Day;
  moveTo(day: Day): void;
  ask<Data>(user: TestUser, query: string, variables?: Record<string, unknown>): Promise<Data>;
  putCardOnFile(user: TestUser, card: TrialCard): Promise<void>;
  runCycle(): Promise<void>;
  newCustomer(): Promise<TestUser>;
  stop(): Promise<void>;
}

export const FIRST_DAY: Day = '2026-04-11';

export async function openScene(): Promise<Scene> {
  const shop = await startShop('PGlite', { TODAY: FIRST_DAY });
  const env = { NODE_ENV: 'test', VENDOR_URL: shop.vendor.url };
  const spare = createDeps(readEnv(env), pino({ level: 'silent' }));
  const gateway = await startGateway({
    vendorUrl: shop.vendor.url,
    env: { SANDBOX_URL: shop.sandbox.payments.url, ORDER_LIMIT: '1000000', LOG_LEVEL: 'error' },
    // What one customer does and what the vendor does by itself is to be seen at once.
    overrides: {
      config: spare.config,
      licenses: { load: (_session, load) => load(), drop: () => undefined },
      cloudGroups: { load: (_session, load) => load(), drop: () => undefined },
    },
  });
  const ask = asking(gateway);
  let today = FIRST_DAY;
  Object.assign(shop.vendor.deps.clock, { today: () => today });
  return {
    shop,
    ask,
    prices: await readPrices(ask, await shop.vendor.user()),
    today: () => today,
    moveTo(day) {
      today = day;
      spare.config.drop();
    },
    async putCardOnFile(user, card) {
      await putCardOnFile(shop, user, card);
    },
    async runCycle() {
      await renew(shop, today);
    },
    newCustomer: () => shop.vendor.user({ company: 'Lee Ltd' }),
    async stop() {
      await gateway.stop();
      await closeDeps(spare);
      await shop.stop();
    },
  };
}

function asking(gateway: RunningGateway): Scene['ask'] {
  return async <Data>(user: { token: string }, query: string, variables: Record<string, unknown> = {}) => {
    const answer = await gateway.ask<Data>(query, variables, { token: user.token });
    if (answer.errors.length > 0) throw new Error(`${JSON.stringify(answer.errors)} for ${query}`);
    return answer.data;
  };
}

interface PriceList {
  priceList: { rp: { edition: string; terms: { term: string; price: string }[] }[] };
}

async function readPrices(ask: Scene['ask'], user: TestUser): Promise<Prices> {
  const query = '{ priceList { rp { edition terms { term price } } } }';
  const { priceList } = await ask<PriceList>(user, query);
  const prices = new Map(
    priceList.rp.flatMap(({ edition, terms }) =>
      terms.map(({ term, price }) => [`${edition} ${term}`, cents(price)] as const),
    ),
  );
  if (prices.size !== EDITIONS.length * TERMS.length) throw new Error('The price list is not whole.');
  return prices;
}

/** `1234.50` in cents. */
export function cents(money: string): number {
  return Math.round(Number(money) * 100);
}
