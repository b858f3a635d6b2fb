import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import { areTooMany, parseRecipients, receiptsToStore } from '#domain/renewals/renewal-receipts';
import type { MutationResolvers } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { changed, notChanged } from '../common/change';

export const storeInvoiceEmails: MutationResolvers['storeInvoiceEmails'] = async (
  _parent,
  { input },
  context,
) => {
  const typed = parseRecipients(input.recipients.join(','));
  if (!typed.ok) return notChanged('INVALID_INPUT', message.validEmailRequired, 'recipients');
  if (areTooMany(typed.recipients))
    return notChanged('INVALID_INPUT', message.recipientsTooMany, 'recipients');
  const { email } = await requireProfile(context);
  const { isOn, recipients } = receiptsToStore(input.isOn, typed.recipients, email);
  const answer = await context.vendor.userbilling.storeInvoiceEmails({
    sendInvoice: isOn,
    invoiceEmails: recipients,
    userEmail: email,
  });
  return answer.success
    ? changed(context)
    : notChanged('VENDOR_REFUSED', resolveMessage(answer, message.lastResort), 'recipients');
};
