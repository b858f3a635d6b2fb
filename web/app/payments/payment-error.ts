import { CardTokenError } from './card-token-error';
import { HumanCheckError } from './human-check-error';

/** Nothing was sent and nothing charged; the message is for the customer. */
export class PaymentError extends Error {}

const NOT_ANSWERING =
  'The payment service is not answering. Nothing was charged. Please try again in a moment.';

/** Puts what went wrong before an order was sent into words; anything unforeseen counts as an outage. */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof HumanCheckError && error.failure === 'dismissed') {
    return new PaymentError('The security check was closed. Please submit again and complete it.', {
      cause: error,
    });
  }
  if (error instanceof HumanCheckError) {
    return new PaymentError(
      'The security check is not answering. Nothing was charged. Please try again in a moment.',
      {
        cause: error,
      },
    );
  }
  if (error instanceof CardTokenError && error.failure === 'card') {
    return new PaymentError(error.fieldErrors.map(({ message }) => message).join(' '), { cause: error });
  }
  return new PaymentError(NOT_ANSWERING, { cause: error });
}
