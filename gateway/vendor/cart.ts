import { confirmation } from './answers/confirmation';
import { groupAnswer, orderAnswer, orderStatus } from './answers/orders';
import { priceList } from './answers/price-list';
import { type CallerDeps, createCaller } from './caller';
import type { FormFields } from './form';
import { REFUSALS } from './http';

/** Statuses for an attempt that the vendor does not know. */
const NOT_KNOWN = [400, 422];

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

/** REST-59; active seats renew (D-71). */
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
  const { get, getOptional, post, postForm, postOptional } = createCaller(deps);
  const order =
    (action: string) =>
    ({ attemptId, fingerprint, fields }: OrderRequest) =>
      postForm(`/cart/${action}`, orderAnswer, fields, {
        idempotencyKey: attemptId,
        orderFingerprint: fingerprint,
        timeoutMs: orderTimeoutMs,
      });
  return {
    getCartPrices: () => get('/cart/getCartPrices', priceList),
    thankYou: (transactionId: string, email: string) =>
      get('/cart/thankyouvue', confirmation, { query: { transactionId, email }, refusals: REFUSALS }),
    /** Null when the vendor has no such call. */
    orderStatus: (attemptId: string) =>
      getOptional('/cart/orderstatus', orderStatus, { attemptId }, NOT_KNOWN),
    /** Null when the vendor lacks the call or refuses it; then only the status can be queried. */
    withdrawOrder: (attemptId: string) =>
      postOptional('/cart/withdraworder', orderStatus, { attemptId }, REFUSALS),
    buyRpSubscription: order('buyRpSubscription'),
    buyAseSubscription: order('buyAseSubscription'),
    buyCloudSubscription: order('buyCloudSubscription'),
    buyUpgrade: order('buyUpgrade'),
    addUsersToPo: order('addUsersToPo'),
    confirmChangeEdition: order('confirmChangeEdition'),
    confirmChangeTerm: order('confirmChangeTerm'),
    confirmReactivateCanceledSub: order('confirmReactivateCanceledSub'),
    retryPastDueSubscription: order('RetryPastDueSubscription'),
    confirmCancelProduct: (selection: CancelSelection) =>
      post('/cart/ConfirmCancelProduct', groupAnswer, selection),
    undoCancelProduct: (selection: CancelSelection) =>
      post('/cart/undoCancelProduct', groupAnswer, selection),
    modifyCloudSubSeats: (counts: CloudSeatCounts) => post('/cart/modifyCloudSubSeats', groupAnswer, counts),
    cancelSubscriptionGroup: (id: string) => postForm('/cart/cancelsubscriptiongroup', groupAnswer, { id }),
    renewPo: order('renewpo'),
    renewAsePo: order('renewAsepo'),
    renewCloudPo: order('renewCloudPo'),
    setAutoRenew: order('setAutorenew'),
    confirmAcceptTransferOwner: order('ConfirmAcceptTransferOwner'),
  };
}
