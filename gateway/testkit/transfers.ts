import { randomUUID } from 'node:crypto';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { Portal } from './start-portal';

const ERRORS = 'success userErrors { code message field seatIds }';
const GROUPS =
  'viewer { subscriptions { nodes { id section owner { isViewer } pendingTransfer { version email text isToViewer canCancel acceptPath } } } cloudGroups { nodes { id section owner { isViewer } pendingTransfer { version isToViewer } } } }';
const PREVIEW = `query($id: ID!) { transferPreview(subscriptionId: $id) {
  transfer { previewId groupName contents pendingChanges ownerEmail termName expireDate needsCard autoRenewPath
    total dueDate lines { product quantity total } }
  userErrors { code message field } } }`;
const ACCEPT = `mutation($input: AcceptTransferInput!) { acceptTransfer(input: $input) {
  ${ERRORS} state transactionId preview { previewId total } ${GROUPS} } }`;

type Offer =
  | 'transferOwner'
  | 'cloudTransferOwner'
  | 'cancelTransfer'
  | 'cancelCloudTransfer'
  | 'declineTransfer'
  | 'undoDeclineTransfer';

export function transfersIn(portal: Portal) {
  const mutate = (field: Offer, type: string) => {
    const query = `mutation($input: ${type}!) { ${field}(input: $input) { ${ERRORS} ${GROUPS} } }`;
    return async (user: TestUser, input: object) =>
      (await portal.gateway.ask(query, { input }, { token: user.token })).data[field];
  };
  /** Ends an offer, of any version if none is named. */
  const end = (field: Offer) => {
    const query = `mutation($id: ID!, $version: String) {
      ${field}(subscriptionId: $id, version: $version) { ${ERRORS} canUndo ${GROUPS} } }`;
    return async (user: TestUser, id: string, version?: string) =>
      (await portal.gateway.ask(query, { id, version }, { token: user.token })).data[field];
  };
  const undoDecline = `mutation($id: ID!) { undoDeclineTransfer(subscriptionId: $id) { ${ERRORS} canUndo ${GROUPS} } }`;

  async function preview(user: TestUser, id: string) {
    const { data } = await portal.gateway.ask(PREVIEW, { id }, { token: user.token });
    return data.transferPreview;
  }

  return {
    preview,
    offer: mutate('transferOwner', 'TransferOwnerInput'),
    offerCloud: mutate('cloudTransferOwner', 'CloudTransferOwnerInput'),
    cancel: end('cancelTransfer'),
    cancelCloud: end('cancelCloudTransfer'),
    decline: end('declineTransfer'),
    undoDecline: async (user: TestUser, id: string) =>
      (await portal.gateway.ask(undoDecline, { id }, { token: user.token })).data.undoDeclineTransfer,
    /** Acceptance as previewed, by default with a new card. */
    async order(user: TestUser, subscriptionId: string, card?: string) {
      const { transfer } = await preview(user, subscriptionId);
      const payment = {
        ...(await portal.shop.newCard(card)),
        replacePaymentMethod: true,
        useExistingPaymentMethod: false,
      };
      return {
        attemptId: randomUUID(),
        previewId: transfer.previewId,
        total: transfer.total,
        subscriptionId,
        payment: transfer.needsCard ? payment : null,
      };
    },
    async accept(user: TestUser, input: object) {
      const { data } = await portal.gateway.ask(ACCEPT, { input }, { token: user.token });
      return data.acceptTransfer;
    },
  };
}
