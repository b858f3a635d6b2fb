import type { OrderDeps, OrderRequest } from '../order-kind';
import {
  captchaRejected,
  captchaUnavailable,
  priceChanged,
  type RefusedOrder,
  refusedOrder,
} from '../refusals';
import { type PayFields, type ReadPayment, readPayment } from './read-payment';

interface PaidForm extends PayFields {
  readonly recaptchaToken: string;
}

/** How an order is paid, if it was sent at the price that holds now, and by a person. */
export async function checkPayment(
  deps: Pick<OrderDeps, 'db' | 'captcha'>,
  request: OrderRequest<PaidForm>,
  isSamePrice: boolean,
): Promise<ReadPayment | RefusedOrder> {
  const paid = await readPayment(deps.db, request.user.id, request.form);
  if (!paid.ok) return paid;
  if (!isSamePrice) return refusedOrder(priceChanged);
  return (await captchaDoubt(deps, request)) ?? paid;
}

/** Whether a person placed the order; null when one did. A repeat need not prove it again. */
export async function captchaDoubt(
  { captcha }: Pick<OrderDeps, 'captcha'>,
  { form, remoteIp, isRepeat }: OrderRequest<{ readonly recaptchaToken: string }>,
): Promise<RefusedOrder | null> {
  if (isRepeat) return null;
  const verdict = await captcha.verify(form.recaptchaToken, remoteIp);
  if (verdict.ok) return null;
  // A check that is out of order says nothing of the customer, who may try again.
  return verdict.reason === 'rejected'
    ? refusedOrder(captchaRejected)
    : refusedOrder(captchaUnavailable, false);
}
