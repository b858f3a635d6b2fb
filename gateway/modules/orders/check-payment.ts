import { message } from '#domain/messages/catalogue';
import { paymentChoice } from '#domain/store/carts/payment-choice';
import type { PaymentInput, UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';

const where = { field: 'payment' };

/** Whether the way of paying fits what is on file (T-15). */
export function checkPayment(payment: PaymentInput, hasCard: boolean): UserError | null {
  const { useExistingPaymentMethod, replacePaymentMethod, nonce = null } = payment;
  const choice = paymentChoice(hasCard, { useExistingPaymentMethod, replacePaymentMethod, nonce });
  return choice.ok ? null : userError(choice.code, choice.message, where);
}

export function checkCardNamed(payment: PaymentInput | null | undefined, isAsked: boolean): UserError | null {
  const isNamed = payment !== null && payment !== undefined;
  return isNamed === isAsked
    ? null
    : userError('INVALID_PAYMENT_METHOD', message.paymentMethodInvalid, where);
}
