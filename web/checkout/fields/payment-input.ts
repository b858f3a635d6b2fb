import type { PaymentProof } from '../../app/payments/use-payments';
import type { PaymentInput } from '../../schema.generated';
import type { CardValues } from '../../ui/card-form/card-values';

/** Omits the card number and CVV: the nonce replaces them (T-15). */
export function paymentInput(
  { recaptchaToken, nonce }: PaymentProof,
  card: CardValues | null,
  cardVersion: string | null,
): PaymentInput {
  if (card === null)
    return { useExistingPaymentMethod: true, replacePaymentMethod: false, recaptchaToken, cardVersion };
  return {
    useExistingPaymentMethod: false,
    replacePaymentMethod: true,
    nonce,
    recaptchaToken,
    address: card.streetAddress,
    cardholderName: card.cardholderName,
    zip: card.postalCode,
    state: card.region,
    city: card.city,
    country: card.country,
    vat: card.vat,
  };
}
