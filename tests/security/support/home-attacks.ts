import { change, type Operations, query } from './graphql-operation';
import { type Attacks, claimed, inQuery } from './vendor-attack';

const HOME = 'cloudGroup { id domain organization } viewer { id email }';

/** Attacks that assign the victim's cloud groups, or ask for their homes. */
export const HOME_ATTACKS: Readonly<Record<string, Operations>> = {
  'Query.cloudAdminInstances': query('{ cloudAdminInstances { id name type } }'),
  'Query.instanceIdFromDomain': ({ user, groupId }) =>
    [user.id, groupId].map((domain) => ({
      query: 'query ($domain: String!) { instanceIdFromDomain(domain: $domain) }',
      variables: { domain },
    })),
  'Query.orgNames': ({ user, attemptId }, spellingsOf) =>
    [user.id, attemptId].flatMap(spellingsOf).map((id) => ({
      query: 'query ($ids: [ID!]!) { orgNames(ids: $ids) { name } }',
      variables: { ids: [id] },
    })),
  'Mutation.assignDomain': ({ groupId, user }, spellingsOf) =>
    change(
      'assignDomain',
      HOME,
      ...spellingsOf(groupId).flatMap((subscriptionId) => [
        { subscriptionId, domain: 'evil', setsUpDomain: true },
        { subscriptionId, organizationId: user.id },
      ]),
    ),
};

/** The same attacks directly at the vendor. */
export const HOME_CALLS: Readonly<Record<string, Attacks>> = {
  'GET /user/getInstanceIdFromDomain': ({ user }, spellingsOf) => [
    ...inQuery('/user/getInstanceIdFromDomain', 'domain', spellingsOf(user.id)),
  ],
  'GET /user/getCloudAdminInstances': ({ user }) => [
    { path: '/user/getCloudAdminInstances' },
    { path: `/user/getCloudAdminInstances?userId=${user.id}` },
  ],
  'POST /user/getOrgsFromIds': ({ user, attemptId }, spellingsOf) =>
    [user.id, attemptId].flatMap(spellingsOf).map((id) => ({ path: '/user/getOrgsFromIds', json: [id] })),
  'POST /user/assignDomain': (victim, spellingsOf) => [
    ...spellingsOf(victim.groupId).map((id) => assignment(id)),
    { ...assignment(victim.groupId, claimed(victim)) },
  ],
};

function assignment(SubscriptionId: string, more: object = {}) {
  return { path: '/user/assignDomain', json: { ...more, SubscriptionId, Domain: 'evil' } };
}
