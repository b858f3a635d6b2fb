import { accountServiceCalls } from './account-service';
import type { CallerDeps } from './caller';
import { cartCalls } from './cart';
import { historyCalls } from './history';
import { homeCalls } from './homes';
import type { VendorTransport } from './http';
import { profileImageCalls } from './profile-image';
import { statusCalls } from './status';
import { userCalls } from './user';
import { userbillingCalls } from './userbilling';

/** The connections that all sessions share. */
export interface VendorConnections {
  readonly vendor: VendorTransport;
  readonly accountService: VendorTransport;
  readonly orderTimeoutMs: number;
}

/** Every vendor controller, bound to one session. */
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
