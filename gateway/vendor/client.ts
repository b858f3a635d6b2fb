import { lazyParts } from '../loads/lazy-parts';
import { type CallerDeps, createCaller } from './caller';
import { cartCalls } from './cart';
import { historyCalls, profileImageCalls } from './files';
import { groupCalls } from './groups';
import { homeCalls } from './homes';
import type { VendorTransport } from './http';
import { statusCalls } from './status';
import { userCalls } from './user';
import { userbillingCalls } from './userbilling';
import { wireOutcome } from './wire';

export interface VendorConnections {
  readonly vendor: VendorTransport;
  readonly accountService: VendorTransport;
  readonly orderTimeoutMs: number;
}

interface Bound {
  readonly deps: CallerDeps;
  readonly connections: VendorConnections;
}

const clientOf = lazyParts({
  user: ({ deps }: Bound) => userCalls(deps),
  userbilling: ({ deps, connections }: Bound) => userbillingCalls(deps, connections),
  cart: ({ deps, connections }: Bound) => cartCalls(deps, connections),
  history: ({ deps }: Bound) => historyCalls(deps),
  homes: ({ deps }: Bound) => homeCalls(deps),
  groups: ({ deps }: Bound) => groupCalls(deps),
  profileImage: ({ deps }: Bound) => profileImageCalls(deps),
  status: ({ deps }: Bound) => statusCalls(deps),
  accountService: ({ deps, connections }: Bound) =>
    accountServiceCalls({ ...deps, transport: connections.accountService }),
});

export function createVendorClient(connections: VendorConnections, deps: Omit<CallerDeps, 'transport'>) {
  return clientOf({ deps: { ...deps, transport: connections.vendor }, connections });
}

export type VendorClient = ReturnType<typeof createVendorClient>;

const loggedOut = wireOutcome({});

/** Calls to the account service's own host (AUTH-19, REST-04). */
function accountServiceCalls(deps: CallerDeps) {
  const { get } = createCaller(deps);
  return {
    logout: () => get('/user/logout', loggedOut, { query: { isAjax: 'true' }, hasSideEffect: true }),
  };
}
