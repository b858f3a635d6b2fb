import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../testkit/child';
import { freePorts } from '../testkit/free-ports';
import { sizes } from './account';
import type { AccountResult, PreviewResult } from './measure';
import { measureOrders } from './orders/measure-orders';
import { bareComputation } from './preview/bare';
import { type BenchCart, coTermed, newGroup, previewRequest } from './preview/question';
import { benchRequest, type Page } from './question';
import { report } from './report';
import { ask, type BenchServer, startServer } from './server';
import { sideBySide } from './side-by-side';

type Servers = Record<'plain' | 'gateway', BenchServer>;

const pages = (groups: number): { what: string; page: Page; isFresh: boolean }[] => [
  { what: 'whole account', page: { groups, seats: 500 }, isFresh: true },
  { what: 'first page of 50 seats', page: { groups: 1, seats: 50 }, isFresh: true },
  { what: 'whole account, asked again', page: { groups, seats: 500 }, isFresh: false },
  { what: 'first page, asked again', page: { groups: 1, seats: 50 }, isFresh: false },
];

async function measureAccounts(servers: Servers): Promise<AccountResult[]> {
  const results: AccountResult[] = [];
  for (const { seats, groups } of sizes) {
    for (const { what, page, isFresh } of pages(groups)) {
      const count = Math.max(6, Math.round(6_000 / (seats + 20)));
      const request = (session: string) => benchRequest(session, page);
      const costs = await sideBySide(servers, { request, session: `${seats}-${what}`, isFresh, count });
      results.push({ seats, what, ...costs });
    }
  }
  return results;
}

const carts: { what: string; cart: BenchCart; seats: number; isFresh: boolean }[] = [
  { what: 'new group', cart: newGroup, seats: 20, isFresh: true },
  { what: 'new group, asked again', cart: newGroup, seats: 20, isFresh: false },
  { what: 'joining a group of 1,000 seats', cart: coTermed, seats: 1_000, isFresh: true },
  { what: 'joining it, asked again', cart: coTermed, seats: 1_000, isFresh: false },
];

async function measurePreviews(servers: Servers): Promise<PreviewResult[]> {
  const results: PreviewResult[] = [];
  for (const { what, cart, seats, isFresh } of carts) {
    const request = (session: string) => previewRequest(session, cart);
    const session = `${seats}-preview-${what}`;
    const costs = await sideBySide(servers, { request, session, isFresh, count: seats === 20 ? 150 : 12 });
    results.push({ what, bare: bareComputation(cart), ...costs });
  }
  return results;
}

const [upstreamPort = 0, plainPort = 0, gatewayPort = 0, ordersPort = 0] = await freePorts(4);
const VENDOR_URL = `http://127.0.0.1:${upstreamPort}`;
const upstream = await startServer('upstream', './upstream.ts', upstreamPort, {});
const plain = await startServer('plain', './plain/server.ts', plainPort, { VENDOR_URL });
const gateway = await startServer('gateway', join(repository, 'dist/gateway/main.js'), gatewayPort, {
  VENDOR_URL,
  LOG_LEVEL: 'warn',
  BRAINTREE_ENVIRONMENT: 'production',
});

const accounts = await measureAccounts({ plain, gateway });
const { calls } = await ask<{ calls: Record<string, number> }>(upstream.child, 'calls');
const previews = await measurePreviews({ plain, gateway });
for (const server of [gateway, plain, upstream]) await server.close();
const orders = await measureOrders(ordersPort);
const text = report({ accounts, calls, previews, orders });
console.log(text);
if (process.argv.includes('--write')) writeFileSync(join(repository, 'docs/benchmarks.md'), text);
process.exit(0);
