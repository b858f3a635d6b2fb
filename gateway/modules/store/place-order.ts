import { checkLicensee } from '#domain/store/cart-checks';
import type { GatewayContext } from '../../context';
import type { CartKind, CartOrder } from './carts/cart-kind';
import { refusalError } from './carts/refusal-error';
import { cartFingerprint, knownCartOutcome, orderFallback } from './known-attempt';
import { orderFields } from './order-form';
import { checkOrderInput } from './order-input';
import { type Placed, placePreviewed, type Quoted } from './place-previewed';
import { type CartQuote, quoteCart } from './quote-cart';
import { sendOrder } from './send-order';

/** Buys at the previewed price or not at all (PRICE-22, CART-19). */
export function placeOrder<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  order: CartOrder<Cart>,
): Promise<Placed<CartQuote>> {
  return placePreviewed(context, order, {
    known: () => knownCartOutcome(context, kind, order),
    quote: () => quoteOrder(context, kind, order),
    total: ({ priced }) => priced.total,
    async send(quote) {
      const { company } = await context.loads.billingInfo();
      const request = {
        attemptId: order.attemptId,
        fingerprint: cartFingerprint(kind, order),
        fields: orderFields({ kind, order, quote, billingName: company }),
      };
      return sendOrder(context, () => kind.send(context.vendor, request), orderFallback(context, kind));
    },
  });
}

// First whom it is for, then the cart, then what cannot be sent (CART-12).
async function quoteOrder<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  { attemptId, cart, licensee, payment }: CartOrder<Cart>,
): Promise<Quoted<CartQuote>> {
  forgetDate(context);
  const [quoted, { company }] = await Promise.all([
    quoteCart(context, kind, cart),
    context.loads.billingInfo(),
  ]);
  const unnamed = refusalError((kind.checkLicensee ?? checkLicensee)(company, licensee));
  if (unnamed) return { ok: false, error: unnamed };
  if (!quoted.ok) return quoted;
  const unfit = checkOrderInput({ attemptId, payment });
  return unfit ? { ok: false, error: unfit } : quoted;
}

// The vendor has a day of its own, and it may have begun since its date was asked for: what is bought by yesterday's
// is renewed on another day than was shown, though it may cost the same.
function forgetDate({ loads }: GatewayContext): void {
  loads.config.drop();
}
