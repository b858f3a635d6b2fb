import { message } from '#domain/messages/catalogue';
import { checkQuantities } from '#domain/store/cart-checks';
import type { GatewayContext } from '../../context';
import type { BuyRpSubscriptionInput, MutationResolvers } from '../../resolvers.generated';
import { VendorError } from '../../vendor/vendor-error';
import { userError } from '../common/user-error';
import { checkOrderInput } from './order-input';
import { refusedWith } from './order-outcome';
import { type PlacedOrder, placeRpOrder } from './place-rp-order';
import { toCart } from './price-rp-cart';
import { toCartModel } from './to-cart';

export const buyRpSubscription: MutationResolvers['buyRpSubscription'] = async (
  _parent,
  { input },
  context,
) => {
  const { outcome, changed } = checkAlone(input) ?? (await placeOrSay(context, input));
  return {
    ...outcome,
    success: outcome.state === 'DONE',
    preview: changed && toCartModel(changed),
  };
};

/** What can be refused without asking anybody, in the order of CART-12. */
function checkAlone(input: BuyRpSubscriptionInput): PlacedOrder | null {
  const quantities = checkQuantities(toCart(input.cart));
  const error = quantities
    ? userError(quantities.code, quantities.message, { field: quantities.field })
    : checkOrderInput(input);
  return error && { outcome: refusedWith(error), changed: null };
}

// The order was not sent, so there is nothing to wait for; the attempt stays good for another try (ERR-21, D-97).
async function placeOrSay(context: GatewayContext, input: BuyRpSubscriptionInput): Promise<PlacedOrder> {
  try {
    return await placeRpOrder(context, input);
  } catch (error) {
    if (!(error instanceof VendorError) || !isNoAnswer(error)) throw error;
    context.log.warn({ call: error.call, code: error.code }, 'an order could not be sent');
    const userErrors = [userError('NO_ANSWER', message.orderUnanswered)];
    return { outcome: { state: 'UNKNOWN', transactionId: null, userErrors }, changed: null };
  }
}

function isNoAnswer({ code }: VendorError): boolean {
  return code === 'VENDOR_UNAVAILABLE' || code === 'VENDOR_TIMEOUT' || code === 'VENDOR_INVALID_RESPONSE';
}
