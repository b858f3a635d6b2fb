import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox';
import { startSession } from '../../vendor-api/account/sessions';
import { createClock } from '../../vendor-api/clock';
import { openDatabase } from '../../vendor-api/db/client';
import { insertUser } from '../../vendor-api/demo/builders';
import { ensureBuilt } from './built';
import { callVendor, type VendorCall, type VendorReply } from './call-vendor';
import { cardNonce } from './card-nonce';
import { type Child, runProgram } from './child';
import { freePorts } from './free-ports';
import { fillFolder } from './migrated-folder';
import { createDatabase } from './postgres';
import { rpCart } from './rp-cart';
import type { TestDatabase } from './test-databases';

/** The vendor service in its own process, which can be killed and restarted over the same database. */
export interface VendorProcess {
  readonly sandbox: Sandbox;
  readonly user: { readonly email: string; readonly token: string };
  call(path: string, call?: VendorCall): Promise<VendorReply>;
  /** Makes an order for a cart with a new card; by default one Pro seat. */
  order(cart?: Record<string, string>): Promise<Record<string, string>>;
  start(): Promise<void>;
  /** Resolves when the process has exited. */
  gone(): Promise<NodeJS.Signals | null>;
  stop(): Promise<void>;
}

const HURRIED = { JANITOR_INTERVAL_MS: '300' };

export async function startVendorProcess(kind: TestDatabase): Promise<VendorProcess> {
  const sandbox = await startSandbox();
  const [port = 0] = await freePorts(1);
  const place = await newPlace(kind);
  const user = await newUser(place.env);
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    ...HURRIED,
    PORT: String(port),
    BRAINTREE_LOCAL_URL: sandbox.payments.url,
    CAPTCHA_VERIFY_URL: sandbox.captcha.verifyUrl,
    SMTP_URL: sandbox.mail.smtpUrl,
    FAULT_DIAL: 'true',
    ...place.env,
  };
  let child: Child | undefined;
  const call = (path: string, given: VendorCall = {}) => callVendor(`http://127.0.0.1:${port}`, path, given);
  return {
    sandbox,
    user,
    call,
    async order(cart = rpCart()) {
      const { body } = await call('/userbilling/GetBillingTokens', { token: user.token });
      const challenge = await fetch(sandbox.captcha.challengeUrl, { method: 'POST' });
      const { token } = (await challenge.json()) as { token: string };
      const nonce = await cardNonce(sandbox.payments.url, String(body['braintreeToken']));
      const payment = { replacePaymentMethod: 'true', cardholderName: 'Ann Lee', country: 'France' };
      return { ...cart, ...payment, nonce, recaptchaToken: token };
    },
    async start() {
      await ensureBuilt('vendor-api');
      child = runProgram(['dist/vendor-api/main.js'], { env });
      await child.ready;
    },
    gone: async () => (await child?.exited)?.signal ?? null,
    async stop() {
      await child?.end('SIGKILL');
      await place.remove();
      await sandbox.close();
    },
  };
}

interface Place {
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

async function newPlace(kind: TestDatabase): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'PGlite') {
    await fillFolder(folder);
    return { env: { DATA_DIR: folder }, remove: async () => removeFolder() };
  }
  const { url, drop } = await createDatabase();
  const remove = async () => {
    await drop();
    removeFolder();
  };
  return { env: { DATA_DIR: folder, DATABASE_URL: url }, remove };
}

// Written before the service starts: only one process at a time can use the embedded database.
async function newUser(env: Record<string, string>): Promise<{ email: string; token: string }> {
  const location = { DATABASE_URL: env['DATABASE_URL'], DATA_DIR: env['DATA_DIR'] ?? '' };
  const { db, migrate, close } = await openDatabase(location);
  await migrate();
  const email = `${randomUUID()}@test.example`;
  const { id } = await insertUser(db, { email, passwordHash: 'none' });
  const token = await startSession({ db, clock: createClock(undefined) }, id, 12);
  await close();
  return { email, token };
}
