import type { PaymentProof } from '../../app/payments/use-payments';
import type { PaymentInput } from '../../schema.generated';
import type { CardValues } from '../../ui/card-form/card-values';

/**
 * The flags of T-15 with the card's address; the number and the CVV stay behind, the nonce stands for them.
 * @param card null for the card on file
 * @param cardVersion which card on file was shown, so that no other is charged
 */
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
