import { findSales, orderSales, totalOfSales } from '#domain/billing/find-sales';
import { type MergedSale, mergeSales } from '#domain/billing/merge-sales';
import {
  archivedSales,
  archiveFileName,
  fitsArchive,
  type Period,
  receiptFileName,
} from '#domain/billing/receipt-archive';
import { spendingByYear } from '#domain/billing/spending';
import { type Cents, toDecimalString } from '#domain/money/cents';
import { saleTermName } from '#domain/terms/sale-term';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { Sale } from '../../resolvers.generated';
import { paginate } from '../common/paginate';

const SALES = { usual: 50, most: 200 };

export const salesResolvers = {
  User: {
    sales: async ({ context }, args) => {
      const { search = null, from = null, to = null, orderBy } = args;
      const { records } = await context.loads.saleRecords();
      const found = findSales(mergeSales(records), { search, from, to });
      const ordered = orderBy ? orderSales(found, orderBy) : found;
      const page = paginate(ordered, ({ purchaseId }) => purchaseId, args, SALES);
      return {
        ...page,
        nodes: page.nodes.map(toSale),
        totalAmount: toDecimalString(totalOfSales(found)),
      };
    },

    sale: async ({ context }, { id }) => {
      const { records } = await context.loads.saleRecords();
      const [found] = mergeSales(records.filter(({ purchaseId }) => purchaseId === id));
      return found ? toSale(found) : null;
    },

    receiptArchive: async ({ context }, { from, to }) => {
      const { records } = await context.loads.saleRecords();
      const sales = archivedSales(records, { from, to });
      return {
        count: sales.length,
        total: toDecimalString(totalOfSales(sales)),
        url: fitsArchive(sales.length) ? receiptArchivePath({ from, to }) : null,
        fileName: archiveFileName({ from, to }),
      };
    },

    spending: async ({ context }) => {
      const { records } = await context.loads.saleRecords();
      return spendingByYear(mergeSales(records)).map(({ year, saleCount, products, ...paid }) => ({
        year,
        saleCount,
        ...toTexts(paid),
        products: products.map(({ name, ...ofProduct }) => ({ name, ...toTexts(ofProduct) })),
      }));
    },
  },
} satisfies SomeResolvers;

function toSale(sale: MergedSale): Sale {
  return {
    id: sale.purchaseId,
    saleId: sale.saleId,
    products: sale.products,
    termName: saleTermName(sale.term),
    purchasedDate: sale.purchasedDate,
    amount: toDecimalString(sale.amount),
    receiptUrl: receiptPath(sale.saleId),
    receiptFileName: receiptFileName(sale.purchaseId),
  };
}

function toTexts({ total, months }: { total: Cents; months: Cents[] }): { total: string; months: string[] } {
  return { total: toDecimalString(total), months: months.map(toDecimalString) };
}

function receiptPath(saleId: string): string {
  return `/receipts/${encodeURIComponent(saleId)}`;
}

function receiptArchivePath({ from, to }: Period): string {
  return `/receipt-archive?from=${from}&to=${to}`;
}
