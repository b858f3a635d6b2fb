import { parseBillingName } from '#domain/billing/billing-name';
import { checkCardDetails } from '#domain/billing/card-details';
import { maskedCardNumber, maskedCvv } from '#domain/billing/card-mask';
import { hasVat } from '#domain/billing/country-rules';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { toCardField } from '../../models/codes';
import type {
  BillingInfo,
  CaptchaConfig,
  CardOnFile,
  UpdatePaymentMethodInput,
} from '../../resolvers.generated';
import type { BillingInfoAnswer } from '../../vendor/answers/billing-info';
import type { CardUpdate } from '../../vendor/userbilling';
import { type Change, changeAnswered, notChanged, refused } from '../common/change';
import { userError } from '../common/user-error';

export const billingInfoResolvers = {
  User: {
    billingInfo: ({ context }) => readBillingInfo(context),
  },
  BillingInfoPayload: {
    billingInfo: ({ context }) => context && readBillingInfo(context),
  },
  Mutation: {
    updateBillingName: async (_parent, { input }, context) => {
      const typed = parseBillingName(input.company);
      if (!typed.ok) return notChanged('INVALID_INPUT', typed.message, 'company');
      if (typeof input.seen === 'string') {
        const { company } = await context.loads.billingInfo();
        if (company !== input.seen && company !== typed.name)
          return notChanged('CONFLICT', message.changedMeanwhile, 'company');
      }
      const answer = await context.vendor.userbilling.updateBillingName(typed.name);
      return changeAnswered(context, answer, { field: 'company', fallback: message.billingNameUpdateFailed });
    },

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
  Query: {
    billingTokens: async (_parent, _args, { vendor, settings }) => {
      const tokens = await vendor.userbilling.getBillingTokens();
      // Card data may take the local transport only with a configured sandbox (D-26).
      const isLocal = settings.SANDBOX_URL !== undefined;
      return {
        braintreeToken: tokens.braintreeToken,
        captcha: toCaptcha(tokens.siteKey),
        localTransport: isLocal ? (tokens.localTransport ?? null) : null,
      };
    },
  },
} satisfies SomeResolvers;

async function readBillingInfo({ loads }: GatewayContext): Promise<BillingInfo> {
  const info = await loads.billingInfo();
  return {
    company: info.company,
    hasExistingPaymentMethod: info.hasExistingPaymentMethod,
    card: info.hasExistingPaymentMethod ? toCard(info) : null,
  };
}

function toCard(info: BillingInfoAnswer): CardOnFile {
  const { company: _company, hasExistingPaymentMethod: _flag, cardVersion, ...card } = info;
  return {
    ...card,
    version: cardVersion || null,
    maskedNumber: maskedCardNumber(card.lastFour),
    maskedCvv: maskedCvv(card.cardType),
  };
}

/** Site key that marks the vendor's local captcha stand-in (D-23). */
const OFFLINE_SITE_KEY = 'offline';

function toCaptcha(siteKey: string): CaptchaConfig {
  return siteKey === OFFLINE_SITE_KEY
    ? { provider: 'OFFLINE', siteKey, challengeUrl: '/captcha-sandbox/challenge' }
    : { provider: 'RECAPTCHA_V2_INVISIBLE', siteKey, challengeUrl: null };
}

function refusedFor(wrong: ReturnType<typeof checkCardDetails>): Change {
  return refused(...wrong.map(({ field, message: text }) => userError('INVALID_INPUT', text, { field })));
}

/** Converts the input to the vendor's card update (CARD-25); a VAT number only for countries with VAT (CARD-08). */
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
