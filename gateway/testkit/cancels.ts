import type { TestUser } from '#tests/testkit/start-vendor';
import type { Portal } from './start-portal';

const ERRORS = 'success userErrors { code message field seatIds }';
const SEATS = `${ERRORS} seats(among: $seatIds) {
    id status expireDate isCancelOffered isUncancelOffered pendingChange { text } }
  subscriptions { id isCanceled statusLine { text } } viewer { id }`;
const GROUP = `${ERRORS} viewer { id } cloudGroup { id statusLine { text }
  cancellation { version isCanceled isCancelOffered isUncancelOffered isModifyOffered refusal canceledAuthors canceledPublishers } }`;
const PREVIEW = `preview { previewId seatCount waitingCount skippedCount
  groups { subscriptionId number seatCount expireDate } } userErrors { code message field seatIds }`;

export function cancelsIn({ gateway }: Pick<Portal, 'gateway'>) {
  const ask = (user: Pick<TestUser, 'token'>, query: string, variables: Record<string, unknown>) =>
    gateway.ask(query, variables, { token: user.token });
  const seats =
    (field: 'cancelSeats' | 'uncancelSeats') =>
    async (user: Pick<TestUser, 'token'>, seatIds: readonly string[], previewId: string | null = null) => {
      const query = `mutation ($seatIds: [ID!]!, $previewId: ID) {
        ${field}(input: { seatIds: $seatIds, previewId: $previewId }) { ${SEATS} } }`;
      return (await ask(user, query, { seatIds, previewId })).data[field];
    };
  const preview =
    (field: 'cancelPreview' | 'uncancelPreview') => async (user: TestUser, seatIds: readonly string[]) => {
      const query = `query ($seatIds: [ID!]!) { ${field}(seatIds: $seatIds) { ${PREVIEW} } }`;
      return (await ask(user, query, { seatIds })).data[field];
    };
  const group =
    (field: 'cancelCloudGroup' | 'uncancelCloudGroup') =>
    async (user: TestUser, id: string, version: string | null = null) => {
      const query = `mutation ($id: ID!, $version: String) { ${field}(id: $id, version: $version) { ${GROUP} } }`;
      return (await ask(user, query, { id, version })).data[field];
    };
  return {
    cancel: seats('cancelSeats'),
    uncancel: seats('uncancelSeats'),
    previewCancel: preview('cancelPreview'),
    previewUncancel: preview('uncancelPreview'),
    cancelGroup: group('cancelCloudGroup'),
    uncancelGroup: group('uncancelCloudGroup'),
    modify: async (user: TestUser, input: object) => {
      const query = `mutation ($input: ModifyCloudSeatsInput!) { modifyCloudSeats(input: $input) { ${GROUP} } }`;
      return (await ask(user, query, { input })).data.modifyCloudSeats;
    },
  };
}
