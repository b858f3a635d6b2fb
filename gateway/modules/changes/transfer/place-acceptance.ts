import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import type { GatewayContext } from '../../../context';
import type { AcceptTransferInput, UserError } from '../../../resolvers.generated';
import type { FormFields } from '../../../vendor/form';
import { requireProfile } from '../../account/require-profile';
import { userError } from '../../common/user-error';
import { knownOutcome } from '../../store/known-attempt';
import { orderFingerprint } from '../../store/order-fingerprint';
import type { OrderOutcome } from '../../store/order-outcome';
import { type Placed, placePreviewed } from '../../store/place-previewed';
import { sendOrder } from '../../store/send-order';
import { quoteTransfer, type TransferQuote } from './quote-transfer';

/** Takes over what was shown or nothing (XFER-11). */
export async function placeAcceptance(
  context: GatewayContext,
  order: AcceptTransferInput,
): Promise<Placed<TransferQuote>> {
  const { userId } = await requireProfile(context);
  const { attemptId, payment = null } = order;
  const fingerprint = fingerprintOf(order);
  return placePreviewed(
    context,
    { ...order, payment },
    {
      known: () => knownAcceptance(context, order),
      quote: () => quoteTransfer(context, order.subscriptionId),
      total: ({ due }) => due?.total ?? 0,
      isPaidLater: true,
      refuse: (quote) => cardRefusal(payment !== null, quote),
      send: (quote) =>
        sendOrder(
          context,
          () =>
            context.vendor.cart.confirmAcceptTransferOwner({
              ...{ attemptId, fingerprint },
              fields: fieldsOf(order, quote, userId),
            }),
          message.transferAcceptFailed,
        ),
    },
  );
}

// A card where renewals are billed to it, and none where the group is taken over at once (XFER-12).
function cardRefusal(hasPayment: boolean, { seen }: TransferQuote): UserError | null {
  if (hasPayment !== isTakenAtOnce(seen.group)) return null;
  return userError('INVALID_PAYMENT_METHOD', message.paymentMethodInvalid, { field: 'payment' });
}

/** The fields of REST-28, and beside them what the next renewal was shown to cost, for vendors that compare it. */
function fieldsOf(
  { payment }: AcceptTransferInput,
  { seen, due }: TransferQuote,
  userId: string,
): FormFields {
  const { group, rows } = seen;
  const isCloud = group.kind !== 'rp';
  return {
    userId,
    seatIds: [...rows.keys()],
    subscriptionGroups: [group.id],
    ...(isCloud && { isCloud, subscriptionId: group.id }),
    userTotalPrice: toDecimalString(due?.total ?? 0),
    ...payment,
    ...(payment && { nonce: payment.nonce ?? '' }),
  };
}

function fingerprintOf({ total, payment = null, subscriptionId }: AcceptTransferInput): string {
  return orderFingerprint('transfer', { total, payment, wish: subscriptionId });
}

function knownAcceptance(context: GatewayContext, order: AcceptTransferInput): Promise<OrderOutcome | null> {
  const { attemptId, total } = order;
  // Nothing is sold: an attempt with a sale was something else.
  return knownOutcome(context, {
    attemptId,
    fingerprint: fingerprintOf(order),
    total,
    isFree: true,
    isIn: () => false,
    fallback: message.transferAcceptFailed,
  });
}
