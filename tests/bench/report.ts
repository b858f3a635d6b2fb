import { cpus } from 'node:os';
import type { BrowserFigures } from './browser/measure-browser';
import type { LoadResult } from './load';
import type { AccountResult, Cost, Costs, PreviewResult } from './measure';
import type { OrderResult } from './orders/measure-orders';

export interface Results {
  readonly accounts: readonly AccountResult[];
  /** Calls to the vendor service while accounts were read, by path. */
  readonly calls: Readonly<Record<string, number>>;
  readonly previews: readonly PreviewResult[];
  /** Null without a PostgreSQL server. */
  readonly orders: OrderResult | null;
  readonly load: readonly LoadResult[] | null;
  /** Null without a browser. */
  readonly browser: BrowserFigures | null;
  readonly memory: GatewayMemory;
}

/** In megabytes. */
interface GatewayMemory {
  /** Before the first request. */
  readonly atRest: number;
  /** After one customer has read the largest account. */
  readonly afterBig: number;
  /** After all accounts of all sessions, which fill the caches. */
  readonly afterwards: number;
  /** A minute later. */
  readonly settled: number;
}

const ms = (microseconds: number) => (microseconds / 1000).toFixed(2);
const count = (value: number) => value.toLocaleString('en-US');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function report({ accounts, calls, previews, orders, load, browser, memory }: Results): string {
  return `# Benchmarks

Written by \`npm run bench -- --write\`, on Node ${process.versions.node} with ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).

The benchmarks measure processor time per request, compared with a plain Express handler. The handler makes the same vendor calls over an undici \`Pool\`, parses the answers, derives the same fields with the same rules and returns the same bytes with \`JSON.stringify\`. It does not validate the vendor's answers, and has no limits, log or sessions. graphql-yoga and Mercurius, both with graphql-jit, serve the same schema with the same rules and vendor calls, also without validation. Each runs in a separate process, and requests alternate between them. A ratio is relative to the plain handler: the median over the rounds, followed by minimum and maximum. Absolute times depend on the machine.

"Repeated" is the same session within seconds, as in paging, sorting and searching. "Revalidated" is the same query after the gateway's cache time, when the vendor answers that nothing has changed. The other servers fetch everything every time.

## Account queries

${accountTable(accounts)}

Vendor calls of all servers: ${Object.entries(calls)
    .map(([path, times]) => `\`${path}\` ${count(times)}`)
    .join(', ')}.

Memory of the gateway: ${memory.atRest.toFixed(0)} MB before the first request, ${memory.afterBig.toFixed(0)} MB once one customer has read the account of 10,000 seats, ${memory.afterwards.toFixed(0)} MB after all of these, whose many sessions fill the cache to its limit, ${memory.settled.toFixed(0)} MB a minute later.

## Cart preview

The query is a preview of three products with two coupons, with all fields of the summary. The gateway requests prices and coupons from the vendor service every time and caches the contents of groups for seconds, as above. The bare computation is \`priceCart\` on data in memory.

${previewTable(previews)}

## Load

${loadText(load)}

## Orders

${orderText(orders)}

## In the browser

${browserText(browser)}
`;
}

const beside = ({ ratio, least, greatest }: Cost) =>
  `${ratio.toFixed(2)} (${least.toFixed(2)}–${greatest.toFixed(2)})`;

function costCells(costs: Costs, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const cost = costs[name];
    return cost ? beside(cost) : '';
  });
}

const PEERS = ['gateway', 'yoga', 'mercurius'];

function accountTable(results: readonly AccountResult[]): string {
  return [
    row(['seats', 'query', 'plain, ms', 'gateway, ms', ...PEERS]),
    row(['---:', '---', '---:', '---:', ...PEERS.map(() => '---:')]),
    ...results.map(({ seats, what, costs }) =>
      row([
        count(seats),
        what,
        ms(costs['plain']?.cpu ?? 0),
        ms(costs['gateway']?.cpu ?? 0),
        ...costCells(costs, PEERS),
      ]),
    ),
  ].join('\n');
}

function previewTable(results: readonly PreviewResult[]): string {
  return [
    row(['cart', 'bare computation, ms', 'plain, ms', 'gateway, ms', 'ratio']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...results.map(({ what, bare, costs }) =>
      row([
        what,
        (bare / 1000).toFixed(3),
        ms(costs['plain']?.cpu ?? 0),
        ms(costs['gateway']?.cpu ?? 0),
        ...costCells(costs, ['gateway']),
      ]),
    ),
  ].join('\n');
}

function loadText(results: readonly LoadResult[] | null): string {
  if (results === null) return 'Skipped.';
  return `The test measures elapsed time of one gateway process; load generator, vendor service of the benchmark and gateway share the machine. Every request comes from a new session and makes two vendor calls; the account has 20 seats. Refused requests are repeated after \`Retry-After\`.

${[
  row(['connections', 'requests per second', 'median, ms', '99th percentile, ms', 'refused']),
  row(['---:', '---:', '---:', '---:', '---:']),
  ...results.map(({ connections, perSecond, p50, p99, failed }) =>
    row([String(connections), perSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0), String(failed)]),
  ),
].join('\n')}`;
}

function browserText(figures: BrowserFigures | null): string {
  if (figures === null) return 'Skipped: no browser was found.';
  const table = [
    row(['seats', 'action', 'gateway, ms', 'received, KB', 'scripting, ms', 'longest frame over 50 ms']),
    row(['---:', '---', '---:', '---:', '---:', '---:']),
    ...figures.results.map(({ seats, what, gateway, bytes, scripting, longestFrame }) =>
      row([
        count(seats),
        what,
        gateway.toFixed(0),
        count(Math.round(bytes / 1_000)),
        scripting.toFixed(0),
        longestFrame === 0 ? 'none' : longestFrame.toFixed(0),
      ]),
    ),
  ].join('\n');
  const told = Object.entries(figures.memory).map(
    ([seats, { most, held, heap }]) =>
      `with ${count(Number(seats))} seats ${most.toFixed(0)} MB, ${held.toFixed(0)} MB and ${heap.toFixed(0)} MB`,
  );
  return `The demonstration portal runs in Chromium with an empty cache; each action runs once, on the page left by the previous one. Scripting is the processor time of the page's scripts for the whole action, including processing the answers; the gateway's time has a resolution of 10 ms. Frames are in elapsed time and include other load of the machine.

${table}

Memory of the tab's process (maximum after any action, including garbage not yet collected; after garbage collection; JavaScript heap after garbage collection): ${told.join('; ')}.`;
}

function orderText(result: OrderResult | null): string {
  if (result === null) return 'Skipped: no PostgreSQL server answered.';
  const { statements, atOnce, ordersPerSecond, directPerSecond, ratio } = result;
  return `The test sends orders of one seat with the card on file over HTTP to the vendor service on PostgreSQL, ${atOnce} concurrently; payment provider and captcha answer immediately, so only the service's own work is measured. For comparison, a loop sends the ${statements} SQL statements of such an order in the same sequence, in the same transactions and over as many connections. Both are in elapsed time, with the database on the same machine.

${[
  row(['orders per second', 'its statements alone, per second', 'time of an order / time of its statements']),
  row(['---:', '---:', '---:']),
  row([ordersPerSecond.toFixed(0), directPerSecond.toFixed(0), ratio.toFixed(2)]),
].join('\n')}`;
}
