import { z } from 'zod';
import { type CallerDeps, createCaller } from './caller';
import { cartCalls } from './cart';
import { historyCalls, profileImageCalls } from './files';
import { homeCalls } from './homes';
import type { VendorTransport } from './http';
import { statusCalls } from './status';
import { userCalls } from './user';
import { userbillingCalls } from './userbilling';
import { wireFlag } from './wire';

export interface VendorConnections {
  readonly vendor: VendorTransport;
  readonly accountService: VendorTransport;
  readonly orderTimeoutMs: number;
}

export function createVendorClient(connections: VendorConnections, deps: Omit<CallerDeps, 'transport'>) {
  const bound: CallerDeps = { ...deps, transport: connections.vendor };
  return {
    user: userCalls(bound),
    userbilling: userbillingCalls(bound, connections),
    cart: cartCalls(bound, connections),
    history: historyCalls(bound),
    homes: homeCalls(bound),
    profileImage: profileImageCalls(bound),
    status: statusCalls(bound),
    accountService: accountServiceCalls({ ...bound, transport: connections.accountService }),
  };
}

export type VendorClient = ReturnType<typeof createVendorClient>;

const loggedOut = z.object({ success: wireFlag });

/** Calls that go to the account service's own host (AUTH-19, REST-04). */
function accountServiceCalls(deps: CallerDeps) {
  const { get } = createCaller(deps);
  return {
    logout: () => get('/user/logout', loggedOut, { query: { isAjax: 'true' }, hasSideEffect: true }),
  };
}
