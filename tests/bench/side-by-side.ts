import { isDeepStrictEqual } from 'node:util';
import { type BenchRequest, cpuPerRequest, median } from './measure';
import type { BenchServer } from './server';

const rounds = 7;

/** One question to both servers. */
export interface Scenario {
  /** As this session would ask it. */
  readonly request: (session: string) => BenchRequest;
  /** What the sessions' names begin with: it tells the account. */
  readonly session: string;
  /** Whether every request comes from a session that was never seen, so that nothing can be kept. */
  readonly isFresh: boolean;
  /** Requests of one round. */
  readonly count: number;
}

/** Processor time per request in microseconds. */
export interface Costs {
  readonly plain: number;
  readonly gateway: number;
  readonly ratio: number;
}

async function expectSameAnswer(servers: BenchServer[], { request, session }: Scenario): Promise<void> {
  const answers = await Promise.all(
    servers.map(async ({ pool }) => {
      const { path, headers, body } = request(`${session}-same`);
      return (await pool.request({ path, method: 'POST', headers, body })).body.json();
    }),
  );
  if (!isDeepStrictEqual(answers[0], answers[1])) {
    throw new Error(
      `The answers differ: ${answers.map((answer) => JSON.stringify(answer).slice(0, 600)).join('\n')}`,
    );
  }
}

/** Asks both servers in turns, after making sure that they say the same. */
export async function sideBySide(
  { plain, gateway }: { plain: BenchServer; gateway: BenchServer },
  scenario: Scenario,
): Promise<Costs> {
  const { request, session, isFresh, count } = scenario;
  const question = (round: number) => (n: number) => request(isFresh ? `${session}-${round}-${n}` : session);
  await expectSameAnswer([plain, gateway], scenario);
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
    plain: median(counted.map((cost) => cost.plain)),
    gateway: median(counted.map((cost) => cost.gateway)),
    ratio: median(counted.map((cost) => cost.gateway / cost.plain)),
  };
}
