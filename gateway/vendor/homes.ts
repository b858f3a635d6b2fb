import { adminInstances, domainInstance, organizationNames } from './answers/instances';
import { groupAnswer } from './answers/orders';
import { type CallerDeps, createCaller } from './caller';
import { REFUSALS } from './http';

/** Of the vendor's `user` controller, what is about where cloud groups work: REST-42, REST-43, REST-56, REST-60. */
export function homeCalls(deps: CallerDeps) {
  const { get, post } = createCaller(deps);
  return {
    /** The domain without its suffix. */
    getInstanceIdFromDomain: (domain: string) =>
      get('/user/getInstanceIdFromDomain', domainInstance, { query: { domain }, refusals: REFUSALS }),
    getCloudAdminInstances: () => get('/user/getCloudAdminInstances', adminInstances),
    /** A question, though it is posted. */
    getOrgsFromIds: (ids: readonly string[]) => post('/user/getOrgsFromIds', organizationNames, ids),
    /** An organization goes by its id in place of a domain. */
    assignDomain: (SubscriptionId: string, Domain: string) =>
      post('/user/assignDomain', groupAnswer, { SubscriptionId, Domain }),
  };
}
