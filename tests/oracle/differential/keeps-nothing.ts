import type { GatewayDeps } from '../../../gateway/deps';
import { createConfigCache } from '../../../gateway/loads/config-cache';
import { createSessionCache, type SessionCache } from '../../../gateway/loads/session-cache';
import type { VendorTransport } from '../../../gateway/vendor/http';
import { statusCalls, type VendorConfig } from '../../../gateway/vendor/status';

/** Dependencies without caches. */
export function keepsNothing(deps: GatewayDeps, vendor: VendorTransport): GatewayDeps {
  return {
    ...deps,
    ...connectedTo(vendor),
    profiles: neverKept(),
    licenses: neverKept(),
    cloudGroups: neverKept(),
  };
}

/**
 * Caches that always revalidate: production does so after seconds, but here the vendor may have changed
 * since.
 */
export function keepsWhatHolds(vendor: VendorTransport): Partial<GatewayDeps> {
  return {
    ...connectedTo(vendor),
    licenses: createSessionCache({ currentMs: 0, maxBytes: 48_000_000 }),
    cloudGroups: createSessionCache({ currentMs: 0, maxBytes: 8_000_000 }),
  };
}

function connectedTo(vendor: VendorTransport) {
  return {
    connections: { vendor, accountService: vendor, orderTimeoutMs: 40_000 },
    config: createConfigCache(() => configOf(vendor), 0),
  };
}

function configOf(transport: VendorTransport): Promise<VendorConfig> {
  const session = { token: '', cookies: '' };
  return statusCalls({
    transport,
    session,
    requestId: '',
    clientAddress: '',
    onWrite: () => {},
  }).getConfig();
}

/** Asks the vendor service at every load. */
export function neverKept<Document>(): SessionCache<Document> {
  return { load: async (_sessionKey, ask) => (await ask(null)).answer, askAgain: () => {}, drop: () => {} };
}
