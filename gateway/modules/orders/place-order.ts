import { message } from '#domain/messages/catalogue';
import { type Cents, parseMoney } from '#domain/money/cents';
import { isSamePrice } from '#domain/store/prices/same-price';
import type { GatewayContext } from '../../context';
import type { UserError } from '../../resolvers.generated';
import { VendorError } from '../../vendor/vendor-error';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import { paymentFields } from './order-fields';
import { orderFingerprint } from './order-fingerprint';
import { checkPayment } from './order-input';
import type { OrderInput, OrderKind } from './order-kind';
import {
  fromStatus,
  type OrderOutcome,
  PROCESSING,
  refusedWith,
  sendOrder,
  unsentOutcome,
} from './order-outcome';

export interface PlacedOrder<Preview> extends OrderOutcome {
  readonly success: boolean;
  readonly preview: Preview | null;
}

interface Placed<Quote> {
  readonly outcome: OrderOutcome;
  readonly changed: Quote | null;
}

export function ordering<Input extends OrderInput, Quote extends { readonly previewId: string }, Preview>(
  kind: OrderKind<Input, Quote, Preview>,
) {
  return async (
    _parent: unknown,
    { input }: { readonly input: Input },
    context: GatewayContext,
  ): Promise<PlacedOrder<Preview>> => {
    const error = kind.check(input);
    const { outcome, changed } = error
      ? settled<Quote>(refusedWith(error))
      : await placePreviewed(context, kind, input).catch((cause: unknown) =>
          settled<Quote>(unsentOutcome(context, cause, kind.texts(context, input).unanswered)),
        );
    return { ...outcome, success: outcome.state === 'DONE', preview: changed && kind.toPreview(changed) };
  };
}

/** Places an order at exactly the shown price (PRICE-22, CART-19); a known attempt is answered from its record. */
async function placePreviewed<
  Input extends OrderInput,
  Quote extends { readonly previewId: string },
  Preview,
>(context: GatewayContext, kind: OrderKind<Input, Quote, Preview>, input: Input): Promise<Placed<Quote>> {
  const { previewId, total, payment = null } = input;
  const fingerprint = orderFingerprint(kind.name, input, kind.contents(input));
  const known = () => knownOutcome(context, kind, input, fingerprint);
  const recorded = await known();
  if (recorded) return settled(recorded);
  const [quoted, billing] = await Promise.all([
    quoteNow(context, kind, input),
    payment === null ? null : context.loads.billingInfo(),
  ]);
  // The same attempt may have just succeeded by another click and changed the data. Its record then is the
  // answer.
  if (!quoted.ok) return settled((await known()) ?? refusedWith(quoted.error));
  const { quote } = quoted;
  const unpayable = payment && billing && checkPayment(payment, billing.hasExistingPaymentMethod);
  if (unpayable) return settled(refusedWith(unpayable));
  if (quote.previewId !== previewId || !isSamePrice(total, kind.total(quote))) {
    const outcome = await known();
    return outcome ? settled(outcome) : { outcome: refusedWith(priceChanged()), changed: quote };
  }
  const order = { input, quote };
  const refusal = kind.refuse(order);
  if (refusal) return settled(refusedWith(refusal));
  const fields = { ...(await kind.fields(context, order)), ...(payment && paymentFields(payment)) };
  const request = { attemptId: input.attemptId, fingerprint, fields };
  const { refused, resolve } = kind.texts(context, input);
  const sent = await sendOrder(context, () => kind.send(context, request, order), refused, resolve);
  const outcome = unlessUnnumbered(sent, kind.isPaidLater ? 0 : kind.total(quote));
  if (!outcome.userErrors.some(({ code }) => code === 'PRICE_CHANGED')) return settled(outcome);
  return { outcome, changed: await changedQuote(context, kind, input) };
}

// The refusal stands even if the current price cannot be loaded.
async function changedQuote<Input extends OrderInput, Quote extends { readonly previewId: string }, Preview>(
  context: GatewayContext,
  kind: OrderKind<Input, Quote, Preview>,
  input: Input,
): Promise<Quote | null> {
  try {
    const now = await quoteNow(context, kind, input);
    return now.ok ? now.quote : null;
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    context.log.warn({ call: error.call, code: error.code }, 'a price that has changed could not be shown');
    return null;
  }
}

// The vendor's day may have changed since its date was cached: an order by yesterday's date would renew on
// another day than shown, even at the same price.
function quoteNow<Input extends OrderInput, Quote extends { readonly previewId: string }, Preview>(
  context: GatewayContext,
  kind: OrderKind<Input, Quote, Preview>,
  input: Input,
) {
  context.loads.config.drop();
  return kind.quote(context, input);
}

// A paid order without a number counts as processing, since the customer could not find it again (CONF-06).
function unlessUnnumbered(outcome: OrderOutcome, total: Cents): OrderOutcome {
  const isUnnumbered = outcome.state === 'DONE' && outcome.transactionId === null;
  return isUnnumbered && total > 0 ? PROCESSING : outcome;
}

function priceChanged(): UserError {
  return userError('PRICE_CHANGED', message.priceChanged);
}

function settled<Quote>(outcome: OrderOutcome): Placed<Quote> {
  return { outcome, changed: null };
}

type Recognizing<Input extends OrderInput> = Pick<
  OrderKind<Input, { readonly previewId: string }, unknown>,
  'isFree' | 'isIn' | 'texts'
>;

/** Returns the first outcome of a repeated attempt, refuses another order under it (D-126); null when unknown. */
async function knownOutcome<Input extends OrderInput>(
  context: GatewayContext,
  kind: Recognizing<Input>,
  input: Input,
  fingerprint: string,
): Promise<OrderOutcome | null> {
  const status = await context.vendor.cart.orderStatus(input.attemptId);
  if (status === null || status.state === 'unknown') return null;
  const outcome = fromStatus(status, kind.texts(context, input).refused);
  const isSame =
    status.fingerprint === null
      ? outcome.state !== 'DONE' || (await isSameSale(context, kind, input, outcome.transactionId))
      : status.fingerprint === fingerprint;
  return isSame ? outcome : refusedWith(attemptReused());
}

async function isSameSale<Input extends OrderInput>(
  context: GatewayContext,
  kind: Recognizing<Input>,
  input: Input,
  transactionId: string | null,
): Promise<boolean> {
  if (transactionId === null) return kind.isFree(input);
  const { email } = await requireProfile(context);
  const sale = await context.vendor.cart.thankYou(transactionId, email);
  return (
    sale !== null && (sale.amount ?? null) === parseMoney(input.total) && kind.isIn(context, input, sale)
  );
}

function attemptReused(): UserError {
  const text = 'This order was submitted before with other contents. Please start a new order.';
  return userError('ATTEMPT_REUSED', text, { field: 'attemptId' });
}
