import { cpus } from 'node:os';
import type { AccountResult, PreviewResult } from './measure';
import type { OrderResult } from './orders/measure-orders';

export interface Results {
  readonly accounts: readonly AccountResult[];
  /** Calls that reached the vendor service while accounts were read, by path. */
  readonly calls: Readonly<Record<string, number>>;
  readonly previews: readonly PreviewResult[];
  /** Null where no PostgreSQL server answers. */
  readonly orders: OrderResult | null;
}

const ms = (microseconds: number) => (microseconds / 1000).toFixed(2);
const count = (value: number) => value.toLocaleString('en-US');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The figures as a page of the documentation. */
export function report({ accounts, calls, previews, orders }: Results): string {
  return `# Benchmarks

Written by \`npm run bench -- --write\`, on Node ${process.versions.node} with ${cpus().length} cores.

Processor time per request of the gateway, against a plain Express handler that makes the same calls of the vendor service with keep-alive \`fetch\` and \`JSON.parse\`, derives the same fields with the same rules and answers the same bytes with \`JSON.stringify\`. Unlike the gateway it checks nothing of what the vendor says, and has no limits, no log and no sessions. Both are processes of their own and are asked in turns; the ratio is the median over the rounds. Absolute times depend on the machine.

"Asked again" is the same session within seconds, which is what paging, sorting and searching are: the gateway has the rows at hand, the plain handler fetches them again.

## An account

${accountTable(accounts)}

Calls that reached the vendor service from both: ${Object.entries(calls)
    .map(([path, times]) => `\`${path}\` ${count(times)}`)
    .join(', ')}.

## The price of a cart

A preview of three products with two coupons, all that the summary shows of it. Prices and coupons are asked of the vendor service every time; what a group holds is kept for seconds, as above. Beside it the bare computation: \`priceCart\` on data that is at hand.

${previewTable(previews)}

## Orders

${orderText(orders)}
`;
}

function accountTable(results: readonly AccountResult[]): string {
  return [
    row(['seats', 'question', 'plain, ms', 'gateway, ms', 'ratio']),
    row(['---:', '---', '---:', '---:', '---:']),
    ...results.map(({ seats, what, plain, gateway, ratio }) =>
      row([count(seats), what, ms(plain), ms(gateway), ratio.toFixed(2)]),
    ),
  ].join('\n');
}

function previewTable(results: readonly PreviewResult[]): string {
  return [
    row(['cart', 'bare computation, ms', 'plain, ms', 'gateway, ms', 'ratio']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...results.map(({ what, bare, plain, gateway, ratio }) =>
      row([what, (bare / 1000).toFixed(3), ms(plain), ms(gateway), ratio.toFixed(2)]),
    ),
  ].join('\n');
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
