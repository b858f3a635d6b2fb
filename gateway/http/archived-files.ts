import type { MergedSale } from '#domain/billing/merge-sales';
import { csvFileName, type Period } from '#domain/billing/receipt-archive';
import { receiptCsv } from '#domain/billing/receipt-csv';
import type { GatewayContext } from '../context';
import { VendorError } from '../vendor/vendor-error';
import { inOrder } from './in-order';
import { fetchReceipt } from './receipts';
import type { ZippedFile } from './zip-chunks';

/** Receipts asked for at the same time: the vendor draws each one anew. */
const AT_ONCE = 4;

/** @throws VendorError for a receipt that cannot be had: an archive is whole or it is none */
export async function* archivedFiles(
  context: GatewayContext,
  userId: string,
  period: Period,
  sales: readonly MergedSale[],
): AsyncGenerator<ZippedFile> {
  const nameOnce = createNames();
  yield* inOrder(sales, AT_ONCE, async (sale) => {
    const receipt = await fetchReceipt(context, userId, sale);
    if (receipt === null) {
      const cause = new Error('A sale of the list has no receipt.');
      const call = 'GET /history/genInvoice';
      throw new VendorError('VENDOR_INVALID_RESPONSE', { call, mayHaveArrived: true, cause });
    }
    return { name: nameOnce(receipt.fileName), bytes: receipt.pdf, date: sale.purchasedDate };
  });
  const csv = new TextEncoder().encode(receiptCsv(sales));
  yield { name: csvFileName(period), bytes: csv, date: period.to };
}

// Purchase ids are unique, but what is made of them as names need not be.
function createNames(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? name : name.replace(/\.pdf$/, ` (${count}).pdf`);
  };
}
