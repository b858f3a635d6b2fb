import { cpus } from 'node:os';
import type { BrowserFigures } from './browser/measure-browser';
import type { LoadResult } from './load';
import type { AccountResult, Cost, Costs, PreviewResult } from './measure';
import type { OrderResult } from './orders/measure-orders';

export interface Results {
  readonly accounts: readonly AccountResult[];
  /** Calls that reached the vendor service while accounts were read, by path. */
  readonly calls: Readonly<Record<string, number>>;
  readonly previews: readonly PreviewResult[];
  /** Null where no PostgreSQL server answers. */
  readonly orders: OrderResult | null;
  readonly load: readonly LoadResult[] | null;
  /** Null where there is no browser. */
  readonly browser: BrowserFigures | null;
  readonly memory: GatewayMemory;
}

/** In megabytes. */
interface GatewayMemory {
  /** Before the first request. */
  readonly atRest: number;
  /** Once one customer has read the largest account. */
  readonly afterBig: number;
  /** After all accounts of all sessions, which fill what is kept to its bounds. */
  readonly afterwards: number;
  /** A minute later. */
  readonly settled: number;
}

const ms = (microseconds: number) => (microseconds / 1000).toFixed(2);
const count = (value: number) => value.toLocaleString('en-US');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The figures as a page of the documentation. */
export function report({ accounts, calls, previews, orders, load, browser, memory }: Results): string {
  return `# Benchmarks

Written by \`npm run bench -- --write\`, on Node ${process.versions.node} with ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).

Processor time per request, beside a plain Express handler that makes the same calls of the vendor service over an undici \`Pool\`, parses them, derives the same fields with the same rules and answers the same bytes with \`JSON.stringify\`. It checks nothing of what the vendor says, and has no limits, no log and no sessions. graphql-yoga and Mercurius, both with graphql-jit, serve the same schema over the same rules and vendor calls, and check as little. All are processes of their own and are asked in turns; a ratio is the median over the rounds, with the least and the greatest behind it. Absolute times depend on the machine.

"Asked again" is the same session within seconds, which is what paging, sorting and searching are. "Unchanged later" is the same question after longer than anything is taken for current without asking the vendor, which says that nothing has changed. The others fetch everything every time.

## An account

${accountTable(accounts)}

Calls that reached the vendor service from all of them: ${Object.entries(calls)
    .map(([path, times]) => `\`${path}\` ${count(times)}`)
    .join(', ')}.

The gateway's memory: ${memory.atRest.toFixed(0)} MB before the first request, ${memory.afterBig.toFixed(0)} MB once one customer has read the account of 10,000 seats, ${memory.afterwards.toFixed(0)} MB after all of these, whose many sessions fill what is kept to its bounds, ${memory.settled.toFixed(0)} MB a minute later.

## The price of a cart

A preview of three products with two coupons, all that the summary shows of it. Prices and coupons are asked of the vendor service every time; what a group holds is kept for seconds, as above. Beside it the bare computation: \`priceCart\` on data that is at hand.

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
    row(['seats', 'question', 'plain, ms', 'gateway, ms', ...PEERS]),
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
  if (results === null) return 'Left out.';
  return `One process of the gateway, by the clock; the load, the vendor service of the bench and the gateway share the machine. Every request comes from a session that was never seen, so that each makes two calls of the vendor service; the account has 20 seats. Who is refused comes back when told.

${[
  row(['connections', 'requests per second', 'half within, ms', '99 of 100 within, ms', 'refused']),
  row(['---:', '---:', '---:', '---:', '---:']),
  ...results.map(({ connections, perSecond, p50, p99, failed }) =>
    row([String(connections), perSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0), String(failed)]),
  ),
].join('\n')}`;
}

function browserText(figures: BrowserFigures | null): string {
  if (figures === null) return 'Left out: no browser was found.';
  const table = [
    row([
      'seats',
      'what is done',
      'gateway, ms',
      'received, KB',
      'scripting, ms',
      'longest frame over 50 ms',
    ]),
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
  return `The demonstration's portal in Chromium, from an empty cache, each thing done once on the page that the one before has left. Scripting is the processor time of the page's scripts for all of it, what becomes of the answers included; that of the gateway is counted in steps of 10 ms. Frames are measured by the clock, so that whatever else the machine does is in them.

${table}

The memory of the tab's whole process: the most after any of it with all the garbage that the browser keeps for later, what is held once that is gone, and of this the scripts' own (JavaScript heap): ${told.join('; ')}.`;
}

function orderText(result: OrderResult | null): string {
  if (result === null) return 'Left out: no PostgreSQL server answered.';
  const { statements, atOnce, ordersPerSecond, directPerSecond, ratio } = result;
  return `Orders of one seat with the card on file, over HTTP against the vendor service on PostgreSQL, ${atOnce} at once; the payment provider and the captcha answer at once, so that what is left is the service's own work. Beside it the ${statements} statements that such an order sends, in the same order, in the same transactions and over as many connections, sent by a loop that does nothing else. By the clock, both with the database on the same machine.

${[
  row([
    'orders per second',
    'the same statements, per second',
    'time of an order over that of its statements',
  ]),
  row(['---:', '---:', '---:']),
  row([ordersPerSecond.toFixed(0), directPerSecond.toFixed(0), ratio.toFixed(2)]),
].join('\n')}`;
}
