import { toDecimalString } from '#domain/money/cents';
import type { PaymentInput } from '../../../resolvers.generated';
import type { FormFields } from '../../../vendor/form';
import type { RetryQuote } from './quote-retry';

/** The fields of a retry (REST-35), and beside them the total that was shown, for vendors that compare it. */
export function retryFields({ group, renewing, priced }: RetryQuote, payment: PaymentInput): FormFields {
  return {
    PastDueSubId: group.facts.id,
    SeatIds: renewing.map(({ seatId }) => seatId),
    userTotalPrice: toDecimalString(priced.total),
    ...payment,
    nonce: payment.nonce ?? '',
  };
}
