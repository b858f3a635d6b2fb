import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { askMany, type BenchRequest, type Costs, cpuPerRequest, type Question, summarize } from './measure';
import type { BenchServer } from './server';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
/** The first rounds are warm-up. */
const warmUp = 2;

/** Longer than the gateway's cache is current. */
const LATER_MS = 6_000;

export type Servers = Readonly<Record<string, BenchServer>>;

export interface Scenario {
  readonly request: (session: string) => BenchRequest;
  /** Prefix of the session names; selects the account. */
  readonly session: string;
  /** Every request is of a new session, so that nothing is cached. */
  readonly isFresh: boolean;
  readonly count: number;
}

async function expectSameAnswer(servers: Servers, { request, session }: Scenario): Promise<void> {
  const answers = await Promise.all(
    Object.values(servers).map(async ({ pool }) => {
      const { path, headers, body } = request(`${session}-same`);
      return (await pool.request({ path, method: 'POST', headers, body })).body.json();
    }),
  );
  const texts = answers.map((answer) => JSON.stringify(answer).slice(0, 600));
  if (answers.every((answer) => isDeepStrictEqual(answer, answers[0]))) return;
  throw new Error(`The answers differ: ${texts.join('\n')}`);
}

// Rotates the order every round, so that no server always follows the same one.
function inTurns(servers: Servers, round: number): [string, BenchServer][] {
  const all = Object.entries(servers);
  return all.map((_, index) => all[(index + round) % all.length]).filter((entry) => entry !== undefined);
}

/** Measures all servers in turns, after checking that their answers are equal. */
export async function sideBySide(servers: Servers, scenario: Scenario): Promise<Costs> {
  const { request, session, isFresh, count } = scenario;
  const question = (round: number) => (n: number) => request(isFresh ? `${session}-${round}-${n}` : session);
  await expectSameAnswer(servers, scenario);
  const costs: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cost: Record<string, number> = {};
    for (const [name, server] of inTurns(servers, round))
      cost[name] = await cpuPerRequest(server, question(round), 0, count);
    costs.push(cost);
  }
  return summarize(costs.slice(warmUp));
}

/** Sends the requests of every session, waits, and measures them again; the vendor's data is unchanged. */
export async function minutesLater(
  servers: Servers,
  scenarios: readonly Omit<Scenario, 'isFresh'>[],
): Promise<Costs[]> {
  const costs: Record<string, number>[][] = scenarios.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const asked = scenarios.map(({ request, session, count }) => {
      const question: Question = (n) => request(`${session}-${n}`);
      return { question, count };
    });
    for (const server of Object.values(servers))
      for (const { question, count } of asked) await askMany(server, question, 0, count);
    await sleep(LATER_MS);
    for (const [index, { question, count }] of asked.entries()) {
      const cost: Record<string, number> = {};
      for (const [name, server] of inTurns(servers, round))
        cost[name] = await cpuPerRequest(server, question, 0, count);
      costs[index]?.push(cost);
    }
  }
  return costs.map((rounds) => summarize(rounds.slice(warmUp)));
}
