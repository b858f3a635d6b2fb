import { adminInstances, domainInstance, organizationNames } from './answers/instances';
import { groupAnswer } from './answers/orders';
import { type CallerDeps, createCaller } from './caller';
import { REFUSALS } from './http';

const answers = {
  '/user/getInstanceIdFromDomain': domainInstance,
  '/user/getCloudAdminInstances': adminInstances,
  '/user/getOrgsFromIds': organizationNames,
  '/user/assignDomain': groupAnswer,
};

/** Of the vendor's `user` controller, what is about where cloud groups work: REST-42, REST-43, REST-56, REST-60. */
export function homeCalls(deps: CallerDeps) {
  const caller = createCaller(deps, answers);
  return {
    /** The domain without its suffix. */
    getInstanceIdFromDomain: (domain: string) =>
      caller.get('/user/getInstanceIdFromDomain', { query: { domain }, refusals: REFUSALS }),
    getCloudAdminInstances: () => caller.get('/user/getCloudAdminInstances'),
    /** A question, though it is posted. */
    getOrgsFromIds: (ids: readonly string[]) => caller.postJson('/user/getOrgsFromIds', ids),
    /** An organization goes by its id in place of a domain. */
    assignDomain: (SubscriptionId: string, Domain: string) =>
      caller.postJson('/user/assignDomain', { SubscriptionId, Domain }),
  };
}
