import { mergeSales } from '#domain/billing/merge-sales';
import { spendingByYear } from '#domain/billing/spending';
import { type Cents, toDecimalString } from '#domain/money/cents';
import type { UserResolvers } from '../../resolvers.generated';

export const spending: UserResolvers['spending'] = async ({ context }) => {
  const { records } = await context.loads.saleRecords();
  return spendingByYear(mergeSales(records)).map(({ year, saleCount, products, ...paid }) => ({
    year,
    saleCount,
    ...toTexts(paid),
    products: products.map(({ name, ...ofProduct }) => ({ name, ...toTexts(ofProduct) })),
  }));
};

function toTexts({ total, months }: { total: Cents; months: Cents[] }): { total: string; months: string[] } {
  return { total: toDecimalString(total), months: months.map(toDecimalString) };
}
