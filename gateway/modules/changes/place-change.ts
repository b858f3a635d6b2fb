import { isPaidNow } from '#domain/changes/change-plan';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import type { UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import type { OrderOutcome } from '../store/order-outcome';
import { type Placed, placePreviewed } from '../store/place-previewed';
import { sendOrder } from '../store/send-order';
import { changeFields } from './change-form';
import type { ChangeOrder } from './change-order';
import { changeFingerprint, knownChange } from './known-change';
import { type ChangeQuote, quoteChange } from './quote-change';

/** Changes exactly what was previewed or nothing (EDIT-10, TERM-08). */
export function placeChange(context: GatewayContext, order: ChangeOrder): Promise<Placed<ChangeQuote>> {
  return placePreviewed(context, order, {
    known: () => knownChange(context, order),
    quote: () => quoteNow(context, order),
    total: ({ priced }) => priced.total,
    refuse: (quote) => unfitPayment(order, quote),
    send: (quote) => send(context, order, quote),
  });
}

// A card where something is paid now, and none where nothing is (EDIT-06, T-15).
function unfitPayment({ payment }: ChangeOrder, { priced }: ChangeQuote): UserError | null {
  return (payment !== null) === isPaidNow(priced.groups)
    ? null
    : userError('INVALID_PAYMENT_METHOD', message.paymentMethodInvalid, { field: 'payment' });
}

async function send(context: GatewayContext, order: ChangeOrder, quote: ChangeQuote): Promise<OrderOutcome> {
  const { attemptId, payment, wish, fallback } = order;
  const { cart } = context.vendor;
  const { userId } = await requireProfile(context);
  const fingerprint = changeFingerprint(order);
  const request = {
    attemptId,
    fingerprint,
    fields: changeFields({ target: wish.target, quote, userId, payment }),
  };
  return sendOrder(
    context,
    () =>
      wish.target.kind === 'EDITION' ? cart.confirmChangeEdition(request) : cart.confirmChangeTerm(request),
    fallback,
  );
}

// The vendor's day may have begun since its date was asked for, and every day has its own credit.
function quoteNow(context: GatewayContext, { wish }: ChangeOrder) {
  context.loads.config.drop();
  return quoteChange(context, wish);
}
