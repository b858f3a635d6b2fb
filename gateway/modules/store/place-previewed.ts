import { message } from '#domain/messages/catalogue';
import type { Cents } from '#domain/money/cents';
import { paymentChoice } from '#domain/store/payment-choice';
import { isSamePrice } from '#domain/store/same-price';
import type { GatewayContext } from '../../context';
import type { PaymentInput, UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';
import { type OrderOutcome, PROCESSING, refusedWith } from './order-outcome';

/** What became of an order, and the quote of now when it is not the one that was shown. */
export interface Placed<Quote> {
  readonly outcome: OrderOutcome;
  readonly changed: Quote | null;
}

export type Quoted<Quote> =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly error: UserError };

/** What a customer saw and agreed to. */
interface Agreed {
  readonly previewId: string;
  readonly total: string;
  /** Null where nothing is paid. */
  readonly payment: PaymentInput | null;
}

/** What is particular to one kind of order. */
interface OrderSteps<Quote> {
  /** The outcome of this very attempt, if the vendor has it on record. */
  known(): Promise<OrderOutcome | null>;
  /** The order by the vendor's facts of now. */
  quote(): Promise<Quoted<Quote>>;
  /** What is shown as the total, and charged now unless `isPaidLater`. */
  total(quote: Quote): Cents;
  readonly isPaidLater?: boolean;
  /** What is refused although its price is right. */
  refuse?(quote: Quote): UserError | null;
  send(quote: Quote): Promise<OrderOutcome>;
}

/**
 * Places an order at exactly the price that was shown, or not at all (PRICE-22, CART-19). An attempt that the vendor
 * knows is answered from its record; anything else is quoted anew, and sent on only if nothing has changed.
 */
export async function placePreviewed<Quote extends { readonly previewId: string }>(
  { loads }: GatewayContext,
  { previewId, total, payment }: Agreed,
  steps: OrderSteps<Quote>,
): Promise<Placed<Quote>> {
  const known = await steps.known();
  if (known) return settled(known);
  const [quoted, billing] = await Promise.all([steps.quote(), payment === null ? null : loads.billingInfo()]);
  // The same attempt may have gone through a moment ago, under another click, and changed the very thing that now
  // makes the difference. Then that is the answer.
  if (!quoted.ok) return settled((await steps.known()) ?? refusedWith(quoted.error));
  const { quote } = quoted;
  const unpayable = payment && billing && checkPayment(payment, billing.hasExistingPaymentMethod);
  if (unpayable) return settled(refusedWith(unpayable));
  if (quote.previewId !== previewId || !isSamePrice(total, steps.total(quote))) {
    const outcome = await steps.known();
    return outcome ? settled(outcome) : { outcome: refusedWith(priceChanged()), changed: quote };
  }
  const refusal = steps.refuse?.(quote);
  if (refusal) return settled(refusedWith(refusal));
  const outcome = unlessUnnumbered(await steps.send(quote), steps.isPaidLater ? 0 : steps.total(quote));
  if (!outcome.userErrors.some(({ code }) => code === 'PRICE_CHANGED')) return settled(outcome);
  const now = await steps.quote();
  return { outcome, changed: now.ok ? now.quote : null };
}

// An order that is paid for and has no number is asked about: nobody could find it again (CONF-06).
function unlessUnnumbered(outcome: OrderOutcome, total: Cents): OrderOutcome {
  const isUnnumbered = outcome.state === 'DONE' && outcome.transactionId === null;
  return isUnnumbered && total > 0 ? PROCESSING : outcome;
}

function priceChanged(): UserError {
  return userError('PRICE_CHANGED', message.priceChanged);
}

// The way of paying fits what is on file (T-15).
function checkPayment(payment: PaymentInput, hasCard: boolean): UserError | null {
  const { useExistingPaymentMethod, replacePaymentMethod, nonce = null } = payment;
  const choice = paymentChoice(hasCard, { useExistingPaymentMethod, replacePaymentMethod, nonce });
  return choice.ok ? null : userError(choice.code, choice.message, { field: 'payment' });
}

function settled<Quote>(outcome: OrderOutcome): Placed<Quote> {
  return { outcome, changed: null };
}
