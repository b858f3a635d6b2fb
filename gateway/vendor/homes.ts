import { adminInstances, domainInstance, organizationNames } from './answers/instances';
import { groupAnswer } from './answers/orders';
import { type CallerDeps, createCaller } from './caller';
import { REFUSALS } from './http';

/** Calls of the vendor's `user` controller for the homes of cloud groups: REST-42, REST-43, REST-56, REST-60. */
export function homeCalls(deps: CallerDeps) {
  const { get, post } = createCaller(deps);
  return {
    getInstanceIdFromDomain: (domain: string) =>
      get('/user/getInstanceIdFromDomain', domainInstance, { query: { domain }, refusals: REFUSALS }),
    getCloudAdminInstances: () => get('/user/getCloudAdminInstances', adminInstances),
    /** A query, although it is a POST. */
    getOrgsFromIds: (ids: readonly string[]) => post('/user/getOrgsFromIds', organizationNames, ids),
    /** An organization's id is sent as `Domain`. */
    assignDomain: (SubscriptionId: string, Domain: string) =>
      post('/user/assignDomain', groupAnswer, { SubscriptionId, Domain }),
  };
}
