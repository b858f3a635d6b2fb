import { confirmation } from './answers/confirmation';
import { orderAnswer, orderStatus } from './answers/orders';
import { priceList } from './answers/price-list';
import { type CallerDeps, createCaller } from './caller';
import type { FormFields } from './form';

const answers = {
  '/cart/getCartPrices': priceList,
  '/cart/thankyouvue': confirmation,
  '/cart/orderstatus': orderStatus,
  '/cart/buyRpSubscription': orderAnswer,
};

export interface OrderRequest {
  readonly attemptId: string;
  readonly fields: FormFields;
}

/** The vendor's `cart` controller. `orderTimeoutMs` is for calls that wait for the card provider. */
export function cartCalls(deps: CallerDeps, { orderTimeoutMs }: { orderTimeoutMs: number }) {
  const caller = createCaller(deps, answers);
  return {
    getCartPrices: () => caller.get('/cart/getCartPrices'),
    thankYou: (transactionId: string, email: string) =>
      caller.get('/cart/thankyouvue', { query: { transactionId, email }, mayRefuse: true }),
    orderStatus: (attemptId: string) =>
      caller.get('/cart/orderstatus', { query: { attemptId }, mayRefuse: true }),
    buyRpSubscription: ({ attemptId, fields }: OrderRequest) =>
      caller.postForm('/cart/buyRpSubscription', fields, {
        idempotencyKey: attemptId,
        timeoutMs: orderTimeoutMs,
      }),
  };
}
