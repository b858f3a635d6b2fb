import type { UserResolvers } from '../../resolvers.generated';

export const renewalReceipts: UserResolvers['renewalReceipts'] = async ({ context }) =>
  (await context.loads.saleRecords()).renewal;
