import { parseBillingName } from '#domain/billing/billing-name';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { MutationResolvers } from '../../resolvers.generated';
import { changed, notChanged } from '../common/change';

export const updateBillingName: MutationResolvers['updateBillingName'] = async (
  _parent,
  { input },
  context,
) => {
  const typed = parseBillingName(input.company);
  if (!typed.ok) return notChanged('INVALID_INPUT', typed.message, 'company');
  const answer = await context.vendor.userbilling.updateBillingName(typed.name);
  return answer.success
    ? changed(context)
    : notChanged('VENDOR_REFUSED', resolveMessage(answer, message.billingNameUpdateFailed), 'company');
};
