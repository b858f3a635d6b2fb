import type { CardErrors } from '../../ui/card-form/card-rules';
import { sortProviderErrors } from '../../ui/card-form/provider-errors';
import { CardTokenError } from './card-token-error';
import { HumanCheckError } from './human-check-error';

export type PaymentPurpose = 'order' | 'card-on-file';

/** Nothing was sent or charged; the message is for the customer, and empty when the field errors suffice. */
export class PaymentError extends Error {
  constructor(
    message: string,
    readonly fields: CardErrors,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

const LEFT_ALONE: Record<PaymentPurpose, string> = {
  order: 'Nothing was charged.',
  'card-on-file': 'Your card was not saved.',
};

export function toPaymentError(error: unknown, purpose: PaymentPurpose): PaymentError {
  if (error instanceof CardTokenError && error.failure === 'card') {
    const { fields, others } = sortProviderErrors(error.fieldErrors);
    return new PaymentError(others.join(' '), fields, error);
  }
  return new PaymentError(textFor(error, LEFT_ALONE[purpose]), {}, error);
}

function textFor(error: unknown, leftAlone: string): string {
  if (!(error instanceof HumanCheckError))
    return `The payment service is not answering. ${leftAlone} Please try again in a moment.`;
  return error.failure === 'dismissed'
    ? 'The security check was closed. Please submit again and complete it.'
    : `The security check is not answering. ${leftAlone} Please try again in a moment.`;
}
