import type { VendorDeps } from '../../deps';
import { type RefusedOrder, refusedOrder } from '../../store/orders/refused-order';
import type { OrderRequest } from '../order-handler';
import { captchaRejected, captchaUnavailable } from '../refusals';

/** Whether a person placed the order; null when one did. A repeat need not prove it again. */
export async function captchaDoubt(
  { captcha }: Pick<VendorDeps, 'captcha'>,
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
