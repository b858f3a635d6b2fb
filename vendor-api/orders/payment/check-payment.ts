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

/** Null if passed. A repeat need not pass again. */
export async function captchaDoubt(
  { captcha }: Pick<OrderDeps, 'captcha'>,
  { form, remoteIp, isRepeat }: OrderRequest<{ readonly recaptchaToken: string }>,
): Promise<RefusedOrder | null> {
  if (isRepeat) return null;
  const verdict = await captcha.verify(form.recaptchaToken, remoteIp);
  if (verdict.ok) return null;
  // The verifier failed, not the customer, who may try again.
  return verdict.reason === 'rejected'
    ? refusedOrder(captchaRejected)
    : refusedOrder(captchaUnavailable, false);
}
