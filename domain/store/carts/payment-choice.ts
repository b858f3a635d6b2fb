import { message } from '../../messages/catalogue';

interface PaymentFlags {
  useExistingPaymentMethod: boolean;
  replacePaymentMethod: boolean;
  nonce: string | null;
}

type PaymentChoice =
  | { ok: true; method: 'CARD_ON_FILE' }
  | { ok: true; method: 'NEW_CARD'; nonce: string }
  | { ok: false; code: 'INVALID_PAYMENT_METHOD'; message: string };

/** Accepts the valid combinations of T-15 and refuses any other. */
export function paymentChoice(hasCardOnFile: boolean, flags: PaymentFlags): PaymentChoice {
  const { useExistingPaymentMethod, replacePaymentMethod } = flags;
  const nonce = flags.nonce?.trim() ?? '';
  if (useExistingPaymentMethod && !replacePaymentMethod && !nonce && hasCardOnFile) {
    return { ok: true, method: 'CARD_ON_FILE' };
  }
  if (!useExistingPaymentMethod && replacePaymentMethod && nonce) {
    return { ok: true, method: 'NEW_CARD', nonce };
  }
  return { ok: false, code: 'INVALID_PAYMENT_METHOD', message: message.paymentMethodInvalid };
}
