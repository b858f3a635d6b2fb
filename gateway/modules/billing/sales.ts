import { type MergedSale, mergeSales } from '#domain/billing/merge-sales';
import { receiptFileName } from '#domain/billing/receipt-name';
import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-name';
import { receiptPath } from '../../http/receipt-path';
import type { Sale, UserResolvers } from '../../resolvers.generated';
import { paginate } from '../common/paginate';

const MOST = 200;

export const sales: UserResolvers['sales'] = async ({ context }, args) => {
  const { records } = await context.loads.saleRecords();
  const found = matching(mergeSales(records), args.search ?? '');
  const page = paginate(found, ({ purchaseId }) => purchaseId, {
    first: args.first ?? 50,
    most: MOST,
    after: args.after,
  });
  return { nodes: page.nodes.map(toSale), pageInfo: page.pageInfo, totalCount: found.length };
};

function matching(list: readonly MergedSale[], search: string): readonly MergedSale[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return list;
  return list.filter(({ purchaseId, products, term }) =>
    [purchaseId, termName(term), ...products.map(({ text }) => text)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}

function toSale(sale: MergedSale): Sale {
  return {
    id: sale.purchaseId,
    saleId: sale.saleId,
    products: sale.products,
    termName: termName(sale.term),
    purchasedDate: sale.purchasedDate,
    amount: toDecimalString(sale.amount),
    receiptUrl: receiptPath(sale.saleId),
    receiptFileName: receiptFileName(sale.purchaseId),
  };
}
