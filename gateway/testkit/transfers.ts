import { randomUUID } from 'node:crypto';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { Portal } from './start-portal';

const ERRORS = 'success userErrors { code message field seatIds }';
const GROUPS =
  'viewer { subscriptions { nodes { id section owner { isViewer } pendingTransfer { email text isToViewer canCancel acceptPath } } } cloudGroups { nodes { id section owner { isViewer } pendingTransfer { isToViewer } } } }';
const PREVIEW = `query($id: ID!) { transferPreview(subscriptionId: $id) {
  transfer { previewId groupName contents ownerEmail termName expireDate needsCard autoRenewPath
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
    const query =
      type === 'ID'
        ? `mutation($value: ID!) { ${field}(subscriptionId: $value) { ${ERRORS} canUndo ${GROUPS} } }`
        : `mutation($value: ${type}!) { ${field}(input: $value) { ${ERRORS} ${GROUPS} } }`;
    return async (user: TestUser, value: string | object) =>
      (await portal.gateway.ask(query, { value }, { token: user.token })).data[field];
  };

  async function preview(user: TestUser, id: string) {
    const { data } = await portal.gateway.ask(PREVIEW, { id }, { token: user.token });
    return data.transferPreview;
  }

  return {
    preview,
    offer: mutate('transferOwner', 'TransferOwnerInput'),
    offerCloud: mutate('cloudTransferOwner', 'CloudTransferOwnerInput'),
    cancel: mutate('cancelTransfer', 'ID'),
    cancelCloud: mutate('cancelCloudTransfer', 'ID'),
    decline: mutate('declineTransfer', 'ID'),
    undoDecline: mutate('undoDeclineTransfer', 'ID'),
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
