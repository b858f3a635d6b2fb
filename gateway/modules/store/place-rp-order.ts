import { message } from '#domain/messages/catalogue';
import { checkLicensee } from '#domain/store/cart-checks';
import { paymentChoice } from '#domain/store/payment-choice';
import { isSamePrice } from '#domain/store/same-price';
import type { GatewayContext } from '../../context';
import type { BuyRpSubscriptionInput, UserError } from '../../resolvers.generated';
import { VendorError } from '../../vendor/vendor-error';
import { userError } from '../common/user-error';
import { knownOutcome } from './known-attempt';
import { rpOrderFields } from './order-form';
import { fromAnswer, type OrderOutcome, PROCESSING, refusedWith } from './order-outcome';
import { quoteRpCart, type RpQuote } from './price-rp-cart';

/** What became of the order, and the price of now when it is not the one that was shown. */
export interface PlacedOrder {
  readonly outcome: OrderOutcome;
  readonly changed: RpQuote | null;
}

/**
 * Buys at the previewed price or not at all. An attempt that the vendor knows is answered from its record; else the
 * cart is priced anew, and only the very price that was shown is sent on (PRICE-22, CART-19).
 */
export async function placeRpOrder(
  context: GatewayContext,
  input: BuyRpSubscriptionInput,
): Promise<PlacedOrder> {
  const known = await knownOutcome(context, input);
  if (known) return settled(known);
  const [quoted, { company, hasExistingPaymentMethod }] = await Promise.all([
    quoteRpCart(context, input.cart),
    context.loads.billingInfo(),
  ]);
  if (!quoted.ok) return settled(refusedWith(quoted.error));
  const { quote } = quoted;
  const refusal = checkBuyer(input, company, hasExistingPaymentMethod);
  if (refusal) return settled(refusedWith(refusal));
  if (quote.previewId !== input.previewId || !isSamePrice(input.total, quote.priced.total))
    return priceHasChanged(context, input, quote);
  const fields = rpOrderFields({ quote, ...input, billingName: company });
  const outcome = await send(context, { attemptId: input.attemptId, fields });
  return outcome.userErrors.some(({ code }) => code === 'PRICE_CHANGED')
    ? { outcome, changed: await quoteOfNow(context, input) }
    : settled(outcome);
}

function settled(outcome: OrderOutcome): PlacedOrder {
  return { outcome, changed: null };
}

/** Licensee, then the way of paying (CART-12). */
function checkBuyer(input: BuyRpSubscriptionInput, billingName: string, hasCard: boolean): UserError | null {
  const licensee = checkLicensee(billingName, input.licensee);
  if (licensee) return userError(licensee.code, licensee.message, { field: licensee.field });
  const { useExistingPaymentMethod, replacePaymentMethod, nonce = null } = input.payment;
  const choice = paymentChoice(hasCard, { useExistingPaymentMethod, replacePaymentMethod, nonce });
  return choice.ok ? null : userError(choice.code, choice.message, { field: 'payment' });
}

// The same attempt may have gone through a moment ago, under another click, and used up the very coupon whose lack
// now makes the difference. Then that is the answer.
async function priceHasChanged(
  context: GatewayContext,
  input: BuyRpSubscriptionInput,
  changed: RpQuote,
): Promise<PlacedOrder> {
  const known = await knownOutcome(context, input);
  if (known) return settled(known);
  return { outcome: refusedWith(userError('PRICE_CHANGED', message.priceChanged)), changed };
}

async function send(
  context: GatewayContext,
  order: Parameters<GatewayContext['vendor']['cart']['buyRpSubscription']>[0],
): Promise<OrderOutcome> {
  try {
    return fromAnswer(await context.vendor.cart.buyRpSubscription(order), context.settings.SUPPORT_HOST);
  } catch (error) {
    // No answer is not a failure: once the vendor may have read the order, only asking can tell.
    if (!(error instanceof VendorError) || !error.mayHaveArrived) throw error;
    context.log.warn({ call: error.call, code: error.code }, 'an order was sent and not answered');
    return PROCESSING;
  }
}

async function quoteOfNow(context: GatewayContext, input: BuyRpSubscriptionInput): Promise<RpQuote | null> {
  const quoted = await quoteRpCart(context, input.cart);
  return quoted.ok ? quoted.quote : null;
}
