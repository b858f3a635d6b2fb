import { maskedCardNumber, maskedCvv } from '#domain/billing/card-mask';
import type { GatewayContext } from '../../context';
import type {
  BillingInfo,
  BillingInfoPayloadResolvers,
  CardOnFile,
  UserResolvers,
} from '../../resolvers.generated';
import type { BillingInfoAnswer } from '../../vendor/answers/billing-info';

export const billingInfo: UserResolvers['billingInfo'] = ({ context }) => readBillingInfo(context);

/** Name and card as they are after a change. */
export const changedBillingInfo: BillingInfoPayloadResolvers['billingInfo'] = ({ context }) =>
  context && readBillingInfo(context);

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
