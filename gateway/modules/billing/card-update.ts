import { hasVat } from '#domain/billing/vat-countries';
import type { UpdatePaymentMethodInput } from '../../resolvers.generated';
import type { CardUpdate } from '../../vendor/userbilling';

/** A card and what belongs to it, as the vendor wants it (CARD-25); a VAT number only where there is one (CARD-08). */
export function toCardUpdate(input: UpdatePaymentMethodInput, hasExistingPaymentMethod: boolean): CardUpdate {
  return {
    address: input.streetAddress,
    cardholderName: input.cardholderName,
    zip: input.postalCode,
    country: input.country,
    state: input.region,
    vat: hasVat(input.country) ? input.vat : '',
    city: input.city,
    creditCardExpireMonth: input.expirationMonth,
    creditCardExpireYear: input.expirationYear,
    nonce: input.nonce ?? '',
    isUpdate: hasExistingPaymentMethod,
    recaptchaToken: input.recaptchaToken,
    ...(input.cardVersion && { cardVersion: input.cardVersion }),
  };
}
