import { confirmation } from './answers/confirmation';
import { groupAnswer, orderAnswer, orderStatus } from './answers/orders';
import { priceList } from './answers/price-list';
import { type CallerDeps, createCaller } from './caller';
import type { FormFields } from './form';
import { REFUSALS } from './http';

const orders = {
  '/cart/buyRpSubscription': orderAnswer,
  '/cart/buyAseSubscription': orderAnswer,
  '/cart/buyCloudSubscription': orderAnswer,
  '/cart/buyUpgrade': orderAnswer,
  '/cart/addUsersToPo': orderAnswer,
  '/cart/confirmChangeEdition': orderAnswer,
  '/cart/confirmChangeTerm': orderAnswer,
  '/cart/confirmReactivateCanceledSub': orderAnswer,
  '/cart/RetryPastDueSubscription': orderAnswer,
  '/cart/renewpo': orderAnswer,
  '/cart/renewAsepo': orderAnswer,
  '/cart/renewCloudPo': orderAnswer,
  '/cart/setAutorenew': orderAnswer,
  '/cart/ConfirmAcceptTransferOwner': orderAnswer,
};

const answers = {
  '/cart/getCartPrices': priceList,
  '/cart/thankyouvue': confirmation,
  '/cart/orderstatus': orderStatus,
  '/cart/cancelsubscriptiongroup': groupAnswer,
  '/cart/ConfirmCancelProduct': groupAnswer,
  '/cart/undoCancelProduct': groupAnswer,
  '/cart/modifyCloudSubSeats': groupAnswer,
  ...orders,
};

/** How an attempt that the vendor does not know is answered, and how a vendor answers that has no such question. */
const NOT_KNOWN = [400, 404, 422];

type OrderPath = keyof typeof orders;

export interface OrderRequest {
  readonly attemptId: string;
  readonly fingerprint: string;
  readonly fields: FormFields;
}

/** REST-57, REST-58: seats, or one whole cloud group (D-72). */
export interface CancelSelection {
  readonly userId: string;
  readonly seatIds: readonly string[];
  readonly subscriptionGroups: readonly string[];
}

/** REST-59; what is active renews (D-71). */
export interface CloudSeatCounts {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly activeAuthors: number;
  readonly activePublishers: number;
  readonly canceledAuthors: number;
  readonly canceledPublishers: number;
  readonly name: string;
}

export function cartCalls(deps: CallerDeps, { orderTimeoutMs }: { orderTimeoutMs: number }) {
  const caller = createCaller(deps, answers);
  const order =
    (path: OrderPath) =>
    ({ attemptId, fingerprint, fields }: OrderRequest) =>
      caller.postForm(path, fields, {
        idempotencyKey: attemptId,
        orderFingerprint: fingerprint,
        timeoutMs: orderTimeoutMs,
      });
  return {
    getCartPrices: () => caller.get('/cart/getCartPrices'),
    thankYou: (transactionId: string, email: string) =>
      caller.get('/cart/thankyouvue', { query: { transactionId, email }, refusals: REFUSALS }),
    orderStatus: (attemptId: string) =>
      caller.get('/cart/orderstatus', { query: { attemptId }, refusals: NOT_KNOWN }),
    buyRpSubscription: order('/cart/buyRpSubscription'),
    buyAseSubscription: order('/cart/buyAseSubscription'),
    buyCloudSubscription: order('/cart/buyCloudSubscription'),
    buyUpgrade: order('/cart/buyUpgrade'),
    addUsersToPo: order('/cart/addUsersToPo'),
    confirmChangeEdition: order('/cart/confirmChangeEdition'),
    confirmChangeTerm: order('/cart/confirmChangeTerm'),
    confirmReactivateCanceledSub: order('/cart/confirmReactivateCanceledSub'),
    retryPastDueSubscription: order('/cart/RetryPastDueSubscription'),
    confirmCancelProduct: (selection: CancelSelection) =>
      caller.postJson('/cart/ConfirmCancelProduct', selection),
    undoCancelProduct: (selection: CancelSelection) => caller.postJson('/cart/undoCancelProduct', selection),
    modifyCloudSubSeats: (counts: CloudSeatCounts) => caller.postJson('/cart/modifyCloudSubSeats', counts),
    cancelSubscriptionGroup: (id: string) => caller.postForm('/cart/cancelsubscriptiongroup', { id }),
    renewPo: order('/cart/renewpo'),
    renewAsePo: order('/cart/renewAsepo'),
    renewCloudPo: order('/cart/renewCloudPo'),
    setAutoRenew: order('/cart/setAutorenew'),
    confirmAcceptTransferOwner: order('/cart/ConfirmAcceptTransferOwner'),
  };
}
