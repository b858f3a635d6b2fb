import { buffer } from 'node:stream/consumers';
import { receiptFileName } from '#domain/billing/receipt-name';
import type { VendorDeps } from '../../deps';
import { drawReceipt } from './draw-receipt';
import { receiptOfPurchase } from './find-receipt';
import { sellerOf } from './seller';

export interface ReceiptFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/**
 * The receipt of a purchase as a file, to be attached to its customer's mail.
 * @throws when there is no such purchase: whoever asks has just recorded it
 */
export async function receiptPdf(
  { db, settings }: Pick<VendorDeps, 'db' | 'settings'>,
  purchaseId: string,
): Promise<ReceiptFile> {
  const receipt = await receiptOfPurchase(db, purchaseId);
  if (receipt === null) throw new Error(`purchase ${purchaseId} has no receipt`);
  const content = await buffer(await drawReceipt(receipt, sellerOf(settings)));
  return { fileName: receiptFileName(purchaseId), content };
}
