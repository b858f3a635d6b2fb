import type { BenchServer } from './server';

export interface BenchRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** What reading an account costs, in microseconds of processor time per request. */
export interface AccountResult {
  readonly seats: number;
  readonly what: string;
  readonly plain: number;
  readonly gateway: number;
  readonly ratio: number;
}

/** What pricing a cart costs, in the same unit. */
export interface PreviewResult {
  readonly what: string;
  /** The computation alone. */
  readonly bare: number;
  readonly plain: number;
  readonly gateway: number;
  readonly ratio: number;
}

/** How one server answers one question, the n-th time it is asked. */
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

async function askMany(server: BenchServer, question: Question, from: number, count: number): Promise<void> {
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

/** Processor time per request in microseconds, of the server process alone. */
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
