import type { StoreInvoiceEmailsPayloadResolvers, UserResolvers } from '../../resolvers.generated';

export const renewalReceipts: UserResolvers['renewalReceipts'] = async ({ context }) =>
  (await context.loads.saleRecords()).renewal;

/** The setting as it is after a change. */
export const changedRenewalReceipts: StoreInvoiceEmailsPayloadResolvers['renewalReceipts'] = async ({
  context,
}) => context && (await context.loads.saleRecords()).renewal;
