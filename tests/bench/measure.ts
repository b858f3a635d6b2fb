import type { BenchServer } from './server';

export interface BenchRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Cost of a request on one server, in microseconds of CPU time. */
export interface Cost {
  readonly cpu: number;
  /** Relative to the plain handler in the same round: median, least and greatest of the rounds. */
  readonly ratio: number;
  readonly least: number;
  readonly greatest: number;
}

/** By server name. */
export type Costs = Readonly<Record<string, Cost>>;

export interface AccountResult {
  readonly seats: number;
  readonly what: string;
  readonly costs: Costs;
}

export interface PreviewResult {
  readonly what: string;
  /** The computation alone. */
  readonly bare: number;
  readonly costs: Costs;
}

export type Question = (n: number) => BenchRequest;

const atOnce = 4;

async function once({ pool }: BenchServer, question: Question, n: number): Promise<number> {
  const { path, headers, body } = question(n);
  const answer = await pool.request({ path, method: 'POST', headers, body });
  const bytes = await answer.body.arrayBuffer();
  if (answer.statusCode !== 200)
    throw new Error(`${answer.statusCode}: ${Buffer.from(bytes).toString('utf8', 0, 500)}`);
  return bytes.byteLength;
}

export async function askMany(
  server: BenchServer,
  question: Question,
  from: number,
  count: number,
): Promise<void> {
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const n = next;
      next += 1;
      await once(server, question, n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Measures CPU time per request of the server process, in microseconds. */
export async function cpuPerRequest(
  server: BenchServer,
  question: Question,
  from: number,
  count: number,
): Promise<number> {
  const before = await server.cpu();
  await askMany(server, question, from, count);
  return ((await server.cpu()) - before) / count;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Summarizes the rounds of every server, each relative to the plain handler in the same round. */
export function summarize(rounds: readonly Readonly<Record<string, number>>[]): Costs {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const of = (round: Readonly<Record<string, number>>, key: string) => round[key] ?? Number.NaN;
      const ratios = rounds.map((round) => of(round, name) / of(round, 'plain'));
      const cpu = median(rounds.map((round) => of(round, name)));
      const cost: Cost = {
        cpu,
        ratio: median(ratios),
        least: Math.min(...ratios),
        greatest: Math.max(...ratios),
      };
      return [name, cost];
    }),
  );
}
