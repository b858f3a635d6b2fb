import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../testkit/child';
import { freePorts } from '../testkit/free-ports';
import { sizes } from './account';
import { measureBrowser } from './browser/measure-browser';
import { measureLoad } from './load';
import { type AccountResult, askMany, type PreviewResult } from './measure';
import { measureOrders } from './orders/measure-orders';
import { bareComputation } from './preview/bare';
import { type BenchCart, coTermed, newGroup, previewRequest } from './preview/question';
import { benchRequest, type Page } from './question';
import { report } from './report';
import { ask, type BenchServer, settledMemory, startServer } from './server';
import { minutesLater, type Servers, sideBySide } from './side-by-side';

interface Asked {
  readonly what: string;
  readonly seats: number;
  readonly request: (session: string) => ReturnType<typeof benchRequest>;
  readonly session: string;
}

// The name is part of a token, which has no spaces.
const nameOf = (what: string) => what.replaceAll(/\W+/g, '-');

const pages = (groups: number): { what: string; page: Page }[] => [
  { what: 'whole account', page: { groups, seats: 500 } },
  { what: 'first page of 50 seats', page: { groups: 1, seats: 50 } },
];

const asked: Asked[] = sizes.flatMap(({ seats, groups }) =>
  pages(groups).map(({ what, page }) => ({
    what,
    seats,
    request: (session: string) => benchRequest(session, page),
    session: `${seats}-${nameOf(what)}`,
  })),
);

async function measureAccounts(servers: Servers): Promise<AccountResult[]> {
  const results: AccountResult[] = [];
  for (const { what, seats, request, session } of asked) {
    const count = Math.max(6, Math.round(6_000 / (seats + 20)));
    for (const isFresh of [true, false]) {
      const costs = await sideBySide(servers, { request, session, isFresh, count });
      results.push({ seats, what: isFresh ? what : `${what}, repeated`, costs });
    }
  }
  const later = asked.map(({ request, session, seats }) => {
    const count = Math.max(2, Math.round(3_000 / (seats + 20)));
    return { request, session: `${session}-later`, count };
  });
  const costs = await minutesLater(servers, later);
  return [
    ...results,
    ...asked.flatMap(({ seats, what }, index) => {
      const found = costs[index];
      return found ? { seats, what: `${what}, revalidated`, costs: found } : [];
    }),
  ];
}

const carts: { what: string; cart: BenchCart; seats: number; isFresh: boolean }[] = [
  { what: 'new group', cart: newGroup, seats: 20, isFresh: true },
  { what: 'new group, repeated', cart: newGroup, seats: 20, isFresh: false },
  { what: 'joining a group of 1,000 seats', cart: coTermed, seats: 1_000, isFresh: true },
  { what: 'joining it, repeated', cart: coTermed, seats: 1_000, isFresh: false },
];

async function measurePreviews(servers: Servers): Promise<PreviewResult[]> {
  const results: PreviewResult[] = [];
  for (const { what, cart, seats, isFresh } of carts) {
    const request = (session: string) => previewRequest(session, cart);
    const session = `${seats}-preview-${nameOf(what)}`;
    const costs = await sideBySide(servers, { request, session, isFresh, count: seats === 20 ? 150 : 12 });
    results.push({ what, bare: bareComputation(cart), costs });
  }
  return results;
}

/** Memory after one customer has read the largest account: a first page, all first pages, then everything. */
async function afterBigAccount(gateway: BenchServer): Promise<number> {
  const { groups, seats } = sizes[2];
  for (const page of [
    { groups: 1, seats: 50 },
    { groups, seats: 50 },
    { groups, seats: 500 },
  ])
    await askMany(gateway, () => benchRequest(`${seats}-big`, page), 0, 1);
  return gateway.memory();
}

const [upstreamPort = 0, plainPort = 0, gatewayPort = 0, yogaPort = 0, mercuriusPort = 0, ordersPort = 0] =
  await freePorts(6);
const VENDOR_URL = `http://127.0.0.1:${upstreamPort}`;
const upstream = await startServer('upstream', './upstream.ts', upstreamPort, {});
const start = (name: string, script: string, port: number) => startServer(name, script, port, { VENDOR_URL });
const plain = await start('plain', './plain/server.ts', plainPort);
const yoga = await start('yoga', './peers/yoga.mjs', yogaPort);
const mercurius = await start('mercurius', './peers/mercurius.mjs', mercuriusPort);
const gateway = await startServer('gateway', join(repository, 'dist/gateway/main.js'), gatewayPort, {
  VENDOR_URL,
  LOG_LEVEL: 'warn',
  BRAINTREE_ENVIRONMENT: 'production',
  // Every request may come from an unknown session, all from one address.
  UNCONFIRMED_LIMIT: '100000000',
});

const parts = new Set((process.env['BENCH_PARTS'] ?? 'accounts,previews,load,orders,browser').split(','));
const atRest = await gateway.memory();
const afterBig = await afterBigAccount(gateway);
const accounts = parts.has('accounts') ? await measureAccounts({ plain, gateway, yoga, mercurius }) : [];
const afterwards = await gateway.memory();
const settled = parts.has('accounts') ? await settledMemory(gateway) : afterwards;
const memory = { atRest, afterBig, afterwards, settled };
const { calls } = await ask<{ calls: Record<string, number> }>(upstream.child, 'calls');
const previews = parts.has('previews') ? await measurePreviews({ plain, gateway }) : [];
const load = parts.has('load') ? await measureLoad(gateway) : null;
for (const server of [gateway, plain, yoga, mercurius, upstream]) await server.close();
const orders = parts.has('orders') ? await measureOrders(ordersPort) : null;
const chrome = process.env['CHROME_PATH'];
const browser = parts.has('browser') && chrome ? await measureBrowser(chrome) : null;
const text = report({ accounts, browser, calls, previews, orders, load, memory });
console.log(text);
if (process.argv.includes('--write')) writeFileSync(join(repository, 'docs/benchmarks.md'), text);
process.exit(0);
