import { once } from 'node:events';
import { createServer } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Express } from 'express';
import { Pool } from 'pg';
import { pino } from 'pino';
import { passwordCost } from '../../../vendor-api/account/passwords';
import { startSession } from '../../../vendor-api/account/sessions';
import { buildApp } from '../../../vendor-api/app';
import { createClock } from '../../../vendor-api/clock';
import { openDatabase } from '../../../vendor-api/db/client';
import { nameStatements } from '../../../vendor-api/db/named-statements';
import { paymentCards } from '../../../vendor-api/db/schema/billing';
import { insertUser } from '../../../vendor-api/demo/builders';
import type { VendorDeps } from '../../../vendor-api/deps';
import { readEnv } from '../../../vendor-api/env';
import { createFaultDial } from '../../../vendor-api/faults/fault-dial';
import { orderKinds } from '../../../vendor-api/order-kinds';
import { seedPriceList } from '../../../vendor-api/store/prices/load-price-list';
import { unusedMailer, unusedPayments } from '../../testkit/unused-ports';
import type { Command } from './protocol';
import { recordStatements, replay, type Statement, timeAll } from './statements';

/** Vendor service with instant provider and captcha, which leaves its own work and the database's. */
const today = '2026-04-11';
const settings = readEnv({ NODE_ENV: 'test', TODAY: today, LOG_LEVEL: 'silent' });

function depsOver(db: VendorDeps['db']): VendorDeps {
  return {
    db,
    settings,
    clock: createClock(today),
    payments: {
      ...unusedPayments,
      saleByToken: async ({ orderId }) => ({ kind: 'approved', transactionId: orderId, card: null }),
    },
    captcha: { verify: async () => ({ ok: true }) },
    mailer: unusedMailer,
    passwordCost: passwordCost(settings.PASSWORD_COST),
    faults: createFaultDial(),
    orderKinds,
    log: pino({ level: 'silent' }),
  };
}

async function prepare(url: string, customers: number): Promise<string[]> {
  const { db, migrate, close } = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  await migrate();
  await seedPriceList(db);
  const deps = depsOver(db);
  const tokens: string[] = [];
  for (let n = 0; n < customers; n += 1) {
    const email = `customer-${n}@bench.example`;
    const { id: userId } = await insertUser(db, { email, passwordHash: 'none', company: 'Bench Ltd' });
    await db.insert(paymentCards).values({
      userId,
      providerToken: `card-${n}`,
      lastFour: '1111',
      cardType: 'Visa',
      cardholderName: 'Bench',
      country: 'Germany',
      expirationMonth: 12,
      expirationYear: 2031,
      updatedAt: new Date(),
    });
    tokens.push(await startSession(deps, userId, 12));
  }
  await close();
  return tokens;
}

const newPool = (connectionString: string) => new Pool({ connectionString, max: 20 });

let serving: { pool: Pool; app: Express } | null = null;
let take = (): Statement[] => [];
const orders: Statement[][] = [];

async function serve(url: string, isRecording: boolean): Promise<null> {
  await serving?.pool.end();
  const pool = newPool(url);
  nameStatements(pool);
  if (isRecording) take = recordStatements(pool);
  serving = { pool, app: buildApp(depsOver(drizzle(pool))) };
  return null;
}

async function replayAll(url: string, atOnce: number): Promise<number> {
  const pool = newPool(url);
  const took = await timeAll(orders, atOnce, (statements) => replay(pool, statements));
  await pool.end();
  return took;
}

async function run(command: Command): Promise<unknown> {
  switch (command.do) {
    case 'prepare':
      return prepare(command.url, command.customers);
    case 'serve':
      return serve(command.url, command.isRecording);
    case 'note':
      return orders[orders.push(take()) - 1]?.length;
    case 'replay':
      return replayAll(command.url, command.atOnce);
  }
}

process.on('message', async (command: Command) => {
  process.send?.(
    await run(command).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: String(error) }),
    ),
  );
});
process.on('disconnect', () => process.exit(0));

const server = createServer((request, response) => serving?.app(request, response));
server.listen(Number(process.env['PORT']), '127.0.0.1');
await once(server, 'listening');
process.send?.({ ready: true });
