import { findSales, totalOfSales } from '#domain/billing/find-sales';
import { type MergedSale, mergeSales } from '#domain/billing/merge-sales';
import { receiptFileName } from '#domain/billing/receipt-name';
import { orderSales } from '#domain/billing/sale-order';
import { toDecimalString } from '#domain/money/cents';
import { saleTermName } from '#domain/terms/sale-term';
import { receiptPath } from '../../http/receipt-path';
import type { Sale, UserResolvers } from '../../resolvers.generated';
import { paginate } from '../common/paginate';

const MOST = 200;

export const sales: UserResolvers['sales'] = async ({ context }, args) => {
  const { search = null, from = null, to = null, orderBy } = args;
  const { records } = await context.loads.saleRecords();
  const found = findSales(mergeSales(records), { search, from, to });
  const ordered = orderBy ? orderSales(found, orderBy) : found;
  const page = paginate(ordered, ({ purchaseId }) => purchaseId, {
    first: args.first ?? 50,
    most: MOST,
    after: args.after,
  });
  return {
    nodes: page.nodes.map(toSale),
    pageInfo: page.pageInfo,
    totalCount: found.length,
    totalAmount: toDecimalString(totalOfSales(found)),
  };
};

export const sale: UserResolvers['sale'] = async ({ context }, { id }) => {
  const { records } = await context.loads.saleRecords();
  const [found] = mergeSales(records.filter(({ purchaseId }) => purchaseId === id));
  return found ? toSale(found) : null;
};

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
