import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { z } from 'zod';
import { type Child, runProgram } from '../../testkit/child';
import { createDatabase, hasPostgres } from '../../testkit/postgres';
import { rpCart } from '../../testkit/rp-cart';
import { median } from '../measure';
import type { Answers, Command } from './protocol';
import { timeAll } from './statements';

const customers = 150;
const atOnce = 8;
const rounds = 12;
/** The just-in-time compiler is active for about a thousand orders. */
const warmUp = 7;

/** Cost of orders; by wall-clock time, not CPU time: the database works in parallel. */
export interface OrderResult {
  readonly ordersPerSecond: number;
  readonly directPerSecond: number;
  /** Time of an order relative to its bare statements. */
  readonly ratio: number;
  readonly statements: number;
  readonly atOnce: number;
}

const reply = z.union([z.object({ value: z.unknown() }), z.object({ error: z.string() })]);

async function tell<What extends Command['do']>(
  { process: child }: Child,
  command: Extract<Command, { do: What }>,
): Promise<Answers[What]> {
  const answered = once(child, 'message');
  child.send(command);
  const [message] = await answered;
  const answer = reply.parse(message);
  if ('error' in answer) throw new Error(`${command.do}: ${answer.error}`);
  return answer.value as Answers[What];
}

/** Buys one seat with the card on file, as the gateway does. */
async function buy(vendor: Pool, token: string, round: string): Promise<void> {
  const form = {
    ...rpCart(),
    replacePaymentMethod: 'false',
    useExistingPaymentMethod: 'true',
    nonce: '',
    recaptchaToken: 'human',
  };
  const { body } = await vendor.request({
    path: '/cart/buyRpSubscription',
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: token,
      'idempotency-key': `${round}-${token.slice(0, 24)}`,
    },
    body: new URLSearchParams(form).toString(),
  });
  const answer = await body.json();
  if (!z.object({ success: z.literal(true) }).safeParse(answer).success)
    throw new Error(`An order of the bench was refused: ${JSON.stringify(answer)}`);
}

/** Measures orders per second on PostgreSQL, against their bare statements; null without a server. */
export async function measureOrders(port: number): Promise<OrderResult | null> {
  if (!(await hasPostgres())) return null;
  const file = fileURLToPath(new URL('./program.ts', import.meta.url));
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: String(port) };
  const child = runProgram(['--import', 'tsx', file], { env, flags: [] });
  await child.ready;
  const vendor = new Pool(`http://127.0.0.1:${port}`, { connections: atOnce });
  const template = await createDatabase();
  const databases = [template];
  const copy = async () => {
    const database = await createDatabase(template.url);
    databases.push(database);
    return database.url;
  };
  try {
    const tokens = await tell(child, { do: 'prepare', url: template.url, customers });
    await tell(child, { do: 'serve', url: await copy(), isRecording: true });
    const statements: number[] = [];
    for (const token of tokens) {
      await buy(vendor, token, 'noted');
      statements.push(await tell(child, { do: 'note' }));
    }
    const times: { orders: number; direct: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await tell(child, { do: 'serve', url: await copy(), isRecording: false });
      const orders = await timeAll(tokens, atOnce, (token) => buy(vendor, token, `round-${round}`));
      const direct = await tell(child, { do: 'replay', url: await copy(), atOnce });
      times.push({ orders, direct });
    }
    const counted = times.slice(warmUp);
    const perSecond = (took: number) => customers / (took / 1000);
    return {
      ordersPerSecond: perSecond(median(counted.map(({ orders }) => orders))),
      directPerSecond: perSecond(median(counted.map(({ direct }) => direct))),
      ratio: median(counted.map(({ orders, direct }) => orders / direct)),
      statements: median(statements),
      atOnce,
    };
  } finally {
    await vendor.close();
    await child.end('SIGTERM');
    for (const { drop } of databases) await drop();
  }
}
