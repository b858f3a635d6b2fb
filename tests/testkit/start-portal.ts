import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { PortalCommands, Question, Reply } from './portal-commands';

/** The real gateway before the real vendor service, payment, captcha and mail stand-ins, for tests of screens. */
export interface TestPortal extends PortalCommands {
  /** Where the gateway answers. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the servers in a process of their own: the globals of a browser, which screens are tested with, would break them.
 * @param vendorSettings environment variables of the vendor service
 * @param gatewaySettings environment variables of the gateway; an empty one counts as absent
 */
export async function startPortal(
  vendorSettings: Record<string, string> = {},
  gatewaySettings: Record<string, string> = {},
): Promise<TestPortal> {
  const program = join(process.cwd(), 'tests/testkit/portal-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: {
      ...process.env,
      VENDOR_SETTINGS: JSON.stringify(vendorSettings),
      GATEWAY_SETTINGS: JSON.stringify(gatewaySettings),
    },
  });
  const url = await whenReady(child);
  const ask = questions(child);
  return {
    url,
    user: (overrides) => ask('user', overrides) as ReturnType<PortalCommands['user']>,
    signIn: (email) => ask('signIn', email) as Promise<string>,
    group: (owner, spec) => ask('group', owner, spec) as Promise<string>,
    organization: (admin, name) => ask('organization', admin, name) as Promise<string>,
    domain: (admin, domain) => ask('domain', admin, domain) as Promise<string>,
    licenses: (owner, kind, specs) => ask('licenses', owner, kind, specs) as Promise<string[]>,
    coupon: async (owner, coupon) => void (await ask('coupon', owner, coupon)),
    price: async (licenseType, cents) => void (await ask('price', licenseType, cents)),
    buy: (user, cart) => ask('buy', user, cart) as Promise<string>,
    replaceCard: async (user) => void (await ask('replaceCard', user)),
    pastSales: (user, sales) => ask('pastSales', user, sales) as Promise<string[]>,
    storedReceipts: (user) => ask('storedReceipts', user) as Promise<[string, string]>,
    charges: () => ask('charges') as Promise<string[]>,
    code: (userId) => ask('code', userId) as Promise<string>,
    isSignedIn: (token) => ask('isSignedIn', token) as Promise<boolean>,
    assignedTo: (seatId) => ask('assignedTo', seatId) as Promise<string | null>,
    faults: async (settings) => void (await ask('faults', settings)),
    readOnly: async (message) => void (await ask('readOnly', message)),
    paymentFault: async (fault) => void (await ask('paymentFault', fault)),
    mailsTo: (email) => ask('mailsTo', email) as Promise<string[]>,
    endSession: async (token) => void (await ask('endSession', token)),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

function whenReady(child: ChildProcess): Promise<string> {
  const output: string[] = [];
  child.stdout?.on('data', (bytes) => output.push(String(bytes)));
  child.stderr?.on('data', (bytes) => output.push(String(bytes)));
  return new Promise((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', () =>
      reject(new Error(`The servers ended before they were ready:\n${output.join('')}`)),
    );
  });
}

/** Sends commands and matches the replies to them. */
function questions(child: ChildProcess) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  return (name: string, ...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply.error === undefined) resolve(reply.value);
        else reject(new Error(reply.error));
      });
      const question: Question = { id, name, args };
      child.send(question);
    });
}
