import { message } from '#domain/messages/catalogue';
import {
  areTooMany,
  isSameSetting,
  parseRecipients,
  receiptsToStore,
} from '#domain/renewals/renewal-receipts';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { requireProfile } from '../account/require-profile';
import { changeAnswered, notChanged } from '../common/change';

export const renewalReceiptsResolvers = {
  User: {
    renewalReceipts: async ({ context }) => (await context.loads.saleRecords()).renewal,
  },
  StoreInvoiceEmailsPayload: {
    renewalReceipts: async ({ context }) => context && (await context.loads.saleRecords()).renewal,
  },
  Mutation: {
    storeInvoiceEmails: async (_parent, { input }, context) => {
      const typed = parseRecipients(input.recipients.join(','));
      if (!typed.ok) return notChanged('INVALID_INPUT', message.validEmailRequired, 'recipients');
      if (areTooMany(typed.recipients))
        return notChanged('INVALID_INPUT', message.recipientsTooMany, 'recipients');
      const { email } = await requireProfile(context);
      const wanted = receiptsToStore(input.isOn, typed.recipients, email);
      if (input.seen) {
        const { renewal } = await context.loads.saleRecords();
        if (!isSameSetting(renewal, input.seen) && !isSameSetting(renewal, wanted))
          return notChanged('CONFLICT', message.changedMeanwhile, 'recipients');
      }
      const answer = await context.vendor.userbilling.storeInvoiceEmails({
        sendInvoice: wanted.isOn,
        invoiceEmails: wanted.recipients,
        userEmail: email,
      });
      return changeAnswered(context, answer, { field: 'recipients' });
    },
  },
} satisfies SomeResolvers;
