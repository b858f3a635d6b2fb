import { message } from '#domain/messages/catalogue';
import { areTooMany, parseRecipients, receiptsToStore } from '#domain/renewals/renewal-receipts';
import type {
  MutationResolvers,
  StoreInvoiceEmailsPayloadResolvers,
  UserResolvers,
} from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { changeAnswered, notChanged } from '../common/change';

export const renewalReceipts: UserResolvers['renewalReceipts'] = async ({ context }) =>
  (await context.loads.saleRecords()).renewal;

export const changedRenewalReceipts: StoreInvoiceEmailsPayloadResolvers['renewalReceipts'] = async ({
  context,
}) => context && (await context.loads.saleRecords()).renewal;

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
  return changeAnswered(context, answer, { field: 'recipients' });
};
