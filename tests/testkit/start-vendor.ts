import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { hashPassword } from '../../vendor-api/account/passwords';
import { startSession } from '../../vendor-api/account/sessions';
import { buildApp } from '../../vendor-api/app';
import { createClock } from '../../vendor-api/clock';
import { insertUser } from '../../vendor-api/demo/builders';
import type { PasswordCost, VendorDeps } from '../../vendor-api/deps';
import { readEnv, type VendorEnv } from '../../vendor-api/env';
import { createFaultDial } from '../../vendor-api/faults/fault-dial';
import { orderKinds } from '../../vendor-api/order-kinds';
import { safeError } from '../../vendor-api/safe-error';
import { callVendor, type VendorCall, type VendorReply } from './call-vendor';
import { listenLocally } from './local-server';
import { openTestDatabase, type TestDatabase } from './test-databases';
import { unusedCaptcha, unusedMailer, unusedPayments } from './unused-ports';

export const TEST_TODAY = '2026-04-11';
export const TEST_PASSWORD = 'correct horse battery staple';

// The real cost of a hash is meant for attackers; tests create hundreds of users.
const TEST_COST: PasswordCost = { N: 16, r: 8, p: 1 };

export interface StartOptions {
  readonly database?: TestDatabase;
  readonly overrides?: Partial<VendorDeps>;
  /** Environment variables, as the program would read them. */
  readonly env?: Record<string, string>;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly token: string;
}

/** The real vendor service on a free port, with a database of its own. */
export interface RunningVendor {
  readonly url: string;
  readonly deps: VendorDeps;
  /** Creates a signed-in customer; the email is unique unless given. The password is TEST_PASSWORD. */
  user(overrides?: { email?: string; name?: string; company?: string }): Promise<TestUser>;
  signIn(email: string, password?: string): Promise<string>;
  call(path: string, call?: VendorCall): Promise<VendorReply>;
  logged(): string;
  stop(): Promise<void>;
}

export async function startVendor(options: StartOptions = {}): Promise<RunningVendor> {
  const settings = readEnv({ NODE_ENV: 'test', TODAY: TEST_TODAY, LOG_LEVEL: 'debug', ...options.env });
  const { db, close } = await openTestDatabase(options.database ?? 'PGlite');
  const lines: string[] = [];
  const deps = { ...buildDeps(db, settings, lines), ...options.overrides };
  // The embedded database sometimes blocks the whole process; a connection must not time out meanwhile.
  const server = createServer({ keepAliveTimeout: 60_000 }, buildApp(deps));
  const { url, stop } = await listenLocally(server);
  const call = (path: string, given: VendorCall = {}) => callVendor(url, path, given);

  return {
    url,
    deps,
    call,
    user: (overrides) => createUser(deps, overrides),
    async signIn(email, password = TEST_PASSWORD) {
      const reply = await call('/user/dologin', { json: { loginEmail: email, password } });
      return String(reply.body['authToken']);
    },
    logged: () => lines.join(''),
    async stop() {
      await stop();
      await close();
    },
  };
}

function buildDeps(db: VendorDeps['db'], settings: VendorEnv, lines: string[]): VendorDeps {
  const sink = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()));
  return {
    db,
    settings,
    clock: createClock(settings.TODAY),
    payments: unusedPayments,
    captcha: unusedCaptcha,
    mailer: unusedMailer,
    passwordCost: TEST_COST,
    faults: createFaultDial(),
    orderKinds,
    log: pino({ level: settings.LOG_LEVEL, serializers: { err: safeError } }, sink),
  };
}

const passwordHash = hashPassword(TEST_PASSWORD, TEST_COST);

async function createUser(
  deps: VendorDeps,
  overrides: { email?: string; name?: string; company?: string } = {},
): Promise<TestUser> {
  const email = overrides.email ?? `${randomUUID()}@test.example`;
  const name = overrides.name ?? 'Test User';
  const { id } = await insertUser(deps.db, { ...overrides, email, name, passwordHash: await passwordHash });
  return { id, email, name, token: await startSession(deps, id, deps.settings.SESSION_TTL_HOURS) };
}
