import type { MergedSale } from '#domain/billing/merge-sales';
import { receiptFileName } from '#domain/billing/receipt-name';
import { toDecimalString } from '#domain/money/cents';
import type { GatewayContext } from '../context';

export interface Receipt {
  readonly fileName: string;
  readonly pdf: Buffer;
}

/**
 * The PDF of one of the caller's own sales; null when the vendor has none. The amount that the vendor wants named comes
 * from its own record (D-29).
 */
export async function fetchReceipt(
  { vendor }: GatewayContext,
  userId: string,
  { saleId, purchaseId, amount }: MergedSale,
): Promise<Receipt | null> {
  const pdf = await vendor.history.genInvoice({ userId, saleId, amount: toDecimalString(amount) });
  return pdf && { fileName: receiptFileName(purchaseId), pdf };
}
