import { parseBillingName } from '#domain/billing/billing-name';
import { maskedCardNumber, maskedCvv } from '#domain/billing/card-mask';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { BillingInfo, CardOnFile } from '../../resolvers.generated';
import type { BillingInfoAnswer } from '../../vendor/answers/billing-info';
import { changeAnswered, notChanged } from '../common/change';

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
      const answer = await context.vendor.userbilling.updateBillingName(typed.name);
      return changeAnswered(context, answer, { field: 'company', fallback: message.billingNameUpdateFailed });
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
