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
  const own = { url, stop: async () => void (await ask('stop')) };
  // Every other property is a command of the same name in the process. A promise would have a `then`.
  return new Proxy(own as TestPortal, {
    get: (portal, name) =>
      name in portal || typeof name === 'symbol' || name === 'then'
        ? Reflect.get(portal, name)
        : (...args: unknown[]) => ask(name, ...args),
  });
}
