import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { repository } from '../testkit/child';
import { freePorts } from '../testkit/free-ports';
import { sizes } from './account';
import { cpuPerRequest, median, type Result } from './measure';
import { benchRequest, type Page } from './question';
import { report } from './report';
import { ask, type BenchServer, startServer } from './server';

const rounds = 7;

interface Scenario {
  what: string;
  page: Page;
  /** Whether every request comes from a session that was never seen, so that nothing can be kept. */
  isFresh: boolean;
}

const scenarios = (groups: number): Scenario[] => [
  { what: 'whole account', page: { groups, seats: 500 }, isFresh: true },
  { what: 'first page of 50 seats', page: { groups: 1, seats: 50 }, isFresh: true },
  { what: 'whole account, asked again', page: { groups, seats: 500 }, isFresh: false },
  { what: 'first page, asked again', page: { groups: 1, seats: 50 }, isFresh: false },
];

async function expectSameAnswer(servers: BenchServer[], session: string, page: Page): Promise<void> {
  const answers = await Promise.all(
    servers.map(async ({ pool }) => {
      const { path, headers, body } = benchRequest(session, page);
      return (await pool.request({ path, method: 'POST', headers, body })).body.json();
    }),
  );
  if (!isDeepStrictEqual(answers[0], answers[1])) {
    throw new Error(
      `The answers differ: ${answers.map((answer) => JSON.stringify(answer).slice(0, 600)).join('\n')}`,
    );
  }
}

async function measure(
  plain: BenchServer,
  gateway: BenchServer,
  seats: number,
  scenario: Scenario,
): Promise<Result> {
  const { what, page, isFresh } = scenario;
  const count = Math.max(6, Math.round(6_000 / (seats + 20)));
  const question = (round: number) => (n: number) =>
    benchRequest(isFresh ? `${seats}-${what}-${round}-${n}` : `${seats}-${what}`, page);
  await expectSameAnswer([plain, gateway], `${seats}-same`, page);
  const costs: { plain: number; gateway: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const of = (server: BenchServer) => cpuPerRequest(server, question(round), 0, count);
    const first = round % 2 === 0 ? plain : gateway;
    const second = first === plain ? gateway : plain;
    const cost = new Map([[first, await of(first)]]);
    cost.set(second, await of(second));
    costs.push({ plain: cost.get(plain) ?? 0, gateway: cost.get(gateway) ?? 0 });
  }
  // The first rounds are the just-in-time compiler's.
  const counted = costs.slice(2);
  return {
    seats,
    what,
    plain: median(counted.map((cost) => cost.plain)),
    gateway: median(counted.map((cost) => cost.gateway)),
    ratio: median(counted.map((cost) => cost.gateway / cost.plain)),
  };
}

const [upstreamPort = 0, plainPort = 0, gatewayPort = 0] = await freePorts(3);
const VENDOR_URL = `http://127.0.0.1:${upstreamPort}`;
const upstream = await startServer('upstream', './upstream.ts', upstreamPort, {});
const plain = await startServer('plain', './plain/server.ts', plainPort, { VENDOR_URL });
const gateway = await startServer('gateway', join(repository, 'dist/gateway/main.js'), gatewayPort, {
  VENDOR_URL,
  LOG_LEVEL: 'warn',
  BRAINTREE_ENVIRONMENT: 'production',
});

const results: Result[] = [];
for (const { seats, groups } of sizes) {
  for (const scenario of scenarios(groups)) results.push(await measure(plain, gateway, seats, scenario));
}
const { calls } = await ask<{ calls: Record<string, number> }>(upstream.child, 'calls');
const text = report(results, calls);
console.log(text);
if (process.argv.includes('--write')) writeFileSync(join(repository, 'docs/benchmarks.md'), text);
for (const server of [gateway, plain, upstream]) await server.close();
process.exit(0);
