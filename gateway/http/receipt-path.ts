import type { Period } from '#domain/billing/receipt-archive';

/** Where the receipt of a sale is downloaded, on the portal's own host (D-29). */
export function receiptPath(saleId: string): string {
  return `/receipts/${encodeURIComponent(saleId)}`;
}

export function receiptArchivePath({ from, to }: Period): string {
  return `/receipt-archive?from=${from}&to=${to}`;
}
