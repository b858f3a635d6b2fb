import { reactivationFallback } from '#domain/changes/reactivate/check-reactivation';
import { confirmationTermCode } from '#domain/store/confirmation-term';
import { joinedGroup } from '#domain/store/joined-group';
import type { GatewayContext } from '../../../context';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { ReactivateInput, ReactivationInput } from '../../../resolvers.generated';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import { knownOutcome } from '../../store/known-attempt';
import { orderFingerprint } from '../../store/order-fingerprint';
import type { OrderOutcome } from '../../store/order-outcome';
import { type Placed, placePreviewed, type Quoted } from '../../store/place-previewed';
import type { CartQuote } from '../../store/quote-cart';
import { sendOrder } from '../../store/send-order';
import { findReactivable, quoteReactivation, type Reactivable } from './quote-reactivation';
import { countFields, seatFields } from './reactivation-form';

/** Reactivates at the previewed price or not at all. */
export function placeReactivation(
  context: GatewayContext,
  input: ReactivateInput,
): Promise<Placed<ReactivationQuote>> {
  return placePreviewed(context, input, {
    known: () => knownReactivation(context, input),
    quote: () => quoteNow(context, input.reactivation),
    total: ({ priced }) => priced.total,
    send: (quote) => send(context, input, quote),
  });
}

/** The price together with what it was found for. */
interface ReactivationQuote extends CartQuote {
  readonly found: Reactivable;
}

// What is shown is of a day, and the vendor's may have turned since.
async function quoteNow(
  context: GatewayContext,
  wish: ReactivationInput,
): Promise<Quoted<ReactivationQuote>> {
  context.loads.config.drop();
  const ended = await findReactivable(context, wish);
  if (!ended.ok) return ended;
  const { found } = ended;
  const quoted = await quoteReactivation(context, found, wish);
  return quoted.ok ? { ok: true, quote: { ...quoted.quote, found } } : quoted;
}

async function send(
  context: GatewayContext,
  input: ReactivateInput,
  quote: ReactivationQuote,
): Promise<OrderOutcome> {
  const order = { attemptId: input.attemptId, fingerprint: fingerprintOf(input) };
  const { cart } = context.vendor;
  const { company } = await context.loads.billingInfo();
  const sending = { input, found: quote.found, quote, billingName: company };
  const isCloud = quote.found.group.facts.kind !== 'rp';
  return sendOrder(
    context,
    () =>
      isCloud
        ? cart.buyCloudSubscription({ ...order, fields: countFields(sending) })
        : cart.confirmReactivateCanceledSub({ ...order, fields: seatFields(sending) }),
    reactivationFallback(isCloud),
  );
}

function fingerprintOf({ total, payment, reactivation }: ReactivateInput): string {
  const wish = { ...reactivation, cotermGroup: joinedGroup(reactivation.cotermGroup) };
  return orderFingerprint('reactivation', { total, payment, wish });
}

function knownReactivation(context: GatewayContext, input: ReactivateInput): Promise<OrderOutcome | null> {
  const { attemptId, total, reactivation } = input;
  const isCloud = reactivation.authorQuantity + reactivation.publisherQuantity > 0;
  return knownOutcome(context, {
    attemptId,
    fingerprint: fingerprintOf(input),
    total,
    isIn: (sale) => isSameReactivation(reactivation, sale),
    fallback: reactivationFallback(isCloud),
  });
}

function isSameReactivation(wish: ReactivationInput, sale: ConfirmationAnswer): boolean {
  const { subscriptionId, cotermGroup, newTerm, authorQuantity, publisherQuantity } = wish;
  const isCounted = sale.isCfb || sale.isCloud;
  return (
    sale.isReactivate &&
    sale.subscriptionId === (joinedGroup(cotermGroup) ?? subscriptionId) &&
    confirmationTermCode(sale) === TERM_CODES_BY_NAME[newTerm] &&
    (sale.cloudAuthorCount === authorQuantity || !isCounted) &&
    (sale.cloudPublisherCount === publisherQuantity || !isCounted)
  );
}
