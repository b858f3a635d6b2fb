import { mergeSales } from '#domain/billing/merge-sales';
import { spendingByYear } from '#domain/billing/spending';
import { toDecimalString } from '#domain/money/cents';
import type { UserResolvers } from '../../resolvers.generated';

export const spending: UserResolvers['spending'] = async ({ context }) => {
  const { records } = await context.loads.saleRecords();
  return spendingByYear(mergeSales(records)).map(({ year, total, months }) => ({
    year,
    total: toDecimalString(total),
    months: months.map(toDecimalString),
  }));
};
