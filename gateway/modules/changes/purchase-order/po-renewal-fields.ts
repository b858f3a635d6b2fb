import { toDecimalString } from '#domain/money/cents';
import type { PaymentInput } from '../../../resolvers.generated';
import type { FormFields } from '../../../vendor/form';
import { sentCoupons } from '../../store/order-form';
import type { PoRenewalQuote } from './quote-po-renewal';
import { totalNow } from './to-po-renewal';

/** The fields of REST-31 to REST-34. */
export function poRenewalFields(quote: PoRenewalQuote, payment: PaymentInput): FormFields {
  const { group, renewed, isAutoRenew, priced } = quote;
  const paid = {
    isAutoRenew: false,
    userTotalPrice: toDecimalString(totalNow(quote)),
    appliedCoupons: priced.lines.flatMap(sentCoupons),
  };
  return {
    userId: group.userId,
    seatIds: renewed.flatMap(({ seatId }) => seatId ?? []),
    subscriptionGroup: group.id,
    ...(group.kind === 'rp' ? {} : { subscriptionId: group.id }),
    newTerm: priced.term,
    ...(isAutoRenew ? {} : paid),
    ...payment,
    nonce: payment.nonce ?? '',
  };
}
