import { eq } from 'drizzle-orm';
import { priceRpCart } from '#domain/store/price-cart';
import { findCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { loadCoupons } from '../coupons/load-coupons';
import type { Refusal } from '../orders/order-answer';
import type { OrderCheck } from '../orders/place-order';
import { readPayment } from '../orders/read-payment';
import { captchaRejected, captchaUnavailable, licenseeRequired, priceChanged } from '../orders/refusals';
import { loadPriceList } from '../prices/load-price-list';
import { isSameRpPrice } from './compare-price';
import { findCoTermGroup } from './find-group';
import { licenseeOf } from './licensee';
import { readRpCart } from './rp-cart';
import type { RpOrderForm } from './rp-order-form';
import { rpSnapshot } from './rp-snapshot';

export interface RpOrderRequest {
  readonly user: SignedInUser;
  readonly form: RpOrderForm;
  readonly remoteIp: string | undefined;
  /** The same order passed all of this before and came to nothing; its captcha token is spent. */
  readonly isRepeat: boolean;
}

type CheckDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'captcha'>;

/**
 * Checks an order against what the service knows itself, in the order of CART-12 and the captcha last. Reads only;
 * the first thing that does not hold is the refusal.
 */
export async function checkRpOrder(deps: CheckDeps, request: RpOrderRequest): Promise<OrderCheck> {
  const { db, settings } = deps;
  const { user, form } = request;
  const today = deps.clock.today();
  const cart = readRpCart(form);
  if (!cart.ok) return refused(cart.refusal);
  const licensee = licenseeOf(await billingName(db, user.id), form);
  if (licensee === null) return refused(licenseeRequired);
  const paid = readPayment(await findCard(db, user.id), form);
  if (!paid.ok) return refused(paid.refusal);
  const purchaseOrderId = settings.PO_BRAINTREE_ID;
  const group =
    cart.groupId === null
      ? { ok: true as const, group: null }
      : await findCoTermGroup(db, { groupId: cart.groupId, user, today, purchaseOrderId });
  if (!group.ok) return refused(group.refusal);
  if (group.group !== null && group.group.term !== cart.cart.term) return refused(priceChanged);
  const priced = priceRpCart({
    cart: cart.cart,
    priceList: await loadPriceList(db),
    coupons: await loadCoupons(db, user.id),
    coTermGroup: group.group,
    today,
  });
  if (!isSameRpPrice(form, priced)) return refused(priceChanged);
  const doubt = request.isRepeat ? null : await captchaDoubt(deps, request);
  if (doubt !== null) return doubt;
  const snapshot = rpSnapshot({ today, user, licensee, priced, payment: paid.payment, holder: paid.holder });
  return { ok: true, snapshot, nonce: paid.nonce };
}

async function captchaDoubt(
  { captcha }: CheckDeps,
  { form, remoteIp }: RpOrderRequest,
): Promise<OrderCheck | null> {
  const verdict = await captcha.verify(form.recaptchaToken, remoteIp);
  if (verdict.ok) return null;
  return verdict.reason === 'rejected' ? refused(captchaRejected) : refused(captchaUnavailable, false);
}

function refused(refusal: Refusal, isFinal = true): OrderCheck {
  return { ok: false, refusal, isFinal };
}

async function billingName(db: Database, userId: string): Promise<string> {
  const [account] = await db.select({ company: users.company }).from(users).where(eq(users.id, userId));
  return account?.company ?? '';
}
