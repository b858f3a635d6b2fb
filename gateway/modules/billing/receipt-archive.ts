import { totalOfSales } from '#domain/billing/find-sales';
import { archivedSales, archiveFileName, fitsArchive } from '#domain/billing/receipt-archive';
import { toDecimalString } from '#domain/money/cents';
import { receiptArchivePath } from '../../http/receipt-path';
import type { UserResolvers } from '../../resolvers.generated';

export const receiptArchive: UserResolvers['receiptArchive'] = async ({ context }, { from, to }) => {
  const { records } = await context.loads.saleRecords();
  const sales = archivedSales(records, { from, to });
  return {
    count: sales.length,
    total: toDecimalString(totalOfSales(sales)),
    url: fitsArchive(sales.length) ? receiptArchivePath({ from, to }) : null,
    fileName: archiveFileName({ from, to }),
  };
};
