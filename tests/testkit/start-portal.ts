import type { PortalCommands, PortalSettings } from './portal-commands';
import { portalProcess } from './portal-process';

/** The real gateway and vendor service, with stand-ins for payment, captcha and mail, for screen tests. */
export interface TestPortal extends PortalCommands {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the servers with a database of their own.
 * @param vendor environment variables of the vendor service
 * @param gateway environment variables of the gateway; an empty one counts as absent
 */
export async function startPortal(
  vendor: PortalSettings['vendor'] = {},
  gateway: PortalSettings['gateway'] = {},
): Promise<TestPortal> {
  const { ask: askOne, newPortal } = portalProcess();
  const id = newPortal();
  const settings: PortalSettings = { vendor, gateway };
  const ask = (name: string, ...args: unknown[]) => askOne(id, name, ...args);
  const url = (await ask('start', settings)) as string;
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
    passTo: async (day) => void (await ask('passTo', day)),
    endSession: async (token) => void (await ask('endSession', token)),
    stop: async () => void (await ask('stop')),
  };
}
