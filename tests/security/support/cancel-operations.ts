import type { Operations } from './graphql-operation';

const THINGS = 'viewer { id email billingInfo { company } subscriptions { nodes { id owner { email } } } }';
const DONE = 'success userErrors { message }';

function seatsPreview(field: string): Operations {
  const text = `query ($seatIds: [ID!]!) { ${field}(seatIds: $seatIds) {
    preview { seatCount groups { subscriptionId } } userErrors { message } } }`;
  return ({ seatId, sharedSeatId }, spellingsOf) =>
    [seatId, sharedSeatId].flatMap(spellingsOf).map((id) => ({ query: text, variables: { seatIds: [id] } }));
}

function seatsOf(field: string): Operations {
  const text = `mutation ($input: CancelSeatsInput!) { ${field}(input: $input) { ${DONE} ${THINGS} } }`;
  return ({ seatId, sharedSeatId }, spellingsOf) =>
    [seatId, sharedSeatId]
      .flatMap(spellingsOf)
      .flatMap((id) => [{ seatIds: [id] }, { seatIds: [id], previewId: id }])
      .map((input) => ({ query: text, variables: { input } }));
}

function groupOf(field: string): Operations {
  const text = `mutation ($id: ID!) { ${field}(id: $id) { ${DONE} cloudGroup { id } ${THINGS} } }`;
  return ({ groupId }, spellingsOf) => spellingsOf(groupId).map((id) => ({ query: text, variables: { id } }));
}

const countsOf: Operations = ({ groupId }, spellingsOf) =>
  spellingsOf(groupId).map((subscriptionId) => ({
    query: `mutation ($input: ModifyCloudSeatsInput!) { modifyCloudSeats(input: $input) {
      ${DONE} cloudGroup { id } ${THINGS} } }`,
    variables: { input: { subscriptionId, canceledAuthors: 1, canceledPublishers: 0 } },
  }));

export const CANCEL_ATTACKS: Readonly<Record<string, Operations>> = {
  'Query.cancelPreview': seatsPreview('cancelPreview'),
  'Query.uncancelPreview': seatsPreview('uncancelPreview'),
  'Mutation.cancelSeats': seatsOf('cancelSeats'),
  'Mutation.uncancelSeats': seatsOf('uncancelSeats'),
  'Mutation.cancelCloudGroup': groupOf('cancelCloudGroup'),
  'Mutation.uncancelCloudGroup': groupOf('uncancelCloudGroup'),
  'Mutation.modifyCloudSeats': countsOf,
};
