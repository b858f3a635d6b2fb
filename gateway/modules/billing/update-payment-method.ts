import { checkCardDetails } from '#domain/billing/card-details';
import { hasVat } from '#domain/billing/countries';
import { message } from '#domain/messages/catalogue';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { toCardField } from '../../models/codes';
import type { UpdatePaymentMethodInput } from '../../resolvers.generated';
import type { CardUpdate } from '../../vendor/userbilling';
import { type Change, changeAnswered, notChanged } from '../common/change';
import { userError } from '../common/user-error';

export const updatePaymentMethodResolvers = {
  Mutation: {
    updatePaymentMethod: async (_parent, { input }, context) => {
      const wrong = checkCardDetails(input);
      if (wrong.length > 0) return refusedFor(wrong);
      const { hasExistingPaymentMethod } = await context.loads.billingInfo();
      if (!input.nonce && !hasExistingPaymentMethod)
        return notChanged('INVALID_INPUT', message.cardNumberInvalid, 'cardNumber');
      const answer = await context.vendor.userbilling.submitUpdate(
        toCardUpdate(input, hasExistingPaymentMethod),
      );
      return changeAnswered(context, answer, { field: toCardField(answer.field) });
    },
  },
} satisfies SomeResolvers;

function refusedFor(wrong: ReturnType<typeof checkCardDetails>): Change {
  const userErrors = wrong.map(({ field, message: text }) => userError('INVALID_INPUT', text, { field }));
  return { success: false, userErrors, context: null };
}

/** A card and what belongs to it, as the vendor wants it (CARD-25); a VAT number only where there is one (CARD-08). */
function toCardUpdate(input: UpdatePaymentMethodInput, hasExistingPaymentMethod: boolean): CardUpdate {
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
