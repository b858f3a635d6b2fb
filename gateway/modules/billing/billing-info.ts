import { maskedCardNumber, maskedCvv } from '#domain/billing/card-mask';
import type { CardOnFile, UserResolvers } from '../../resolvers.generated';
import type { BillingInfoAnswer } from '../../vendor/answers/billing-info';

export const billingInfo: UserResolvers['billingInfo'] = async ({ context }) => {
  const info = await context.loads.billingInfo();
  return {
    company: info.company,
    hasExistingPaymentMethod: info.hasExistingPaymentMethod,
    card: info.hasExistingPaymentMethod ? toCard(info) : null,
  };
};

function toCard(info: BillingInfoAnswer): CardOnFile {
  const { company: _company, hasExistingPaymentMethod: _flag, ...card } = info;
  return { ...card, maskedNumber: maskedCardNumber(card.lastFour), maskedCvv: maskedCvv(card.cardType) };
}
